// Takes the icons named in src/look/icons.json out of the icon package: `npm run icons` writes src/look/icons.<world>.ts;
// with --check it only says whether they are current.
import { readFileSync, writeFileSync } from "node:fs";

const root = new URL("..", import.meta.url);
const wanted = JSON.parse(readFileSync(new URL("src/look/icons.json", root), "utf8"));
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", root), "utf8"));

for (const [world, icons] of Object.entries(wanted)) {
  const rows = Object.entries(icons)
    .sort()
    .map(([name, icon]) => {
      if (!set.icons[icon]) throw new Error(`no icon ${icon}`);
      return `  ${JSON.stringify(name)}: ${JSON.stringify(set.icons[icon].body)},`;
    });
  const text = `// Made by \`npm run icons\` from src/look/icons.json. Icons by game-icons.net, CC BY 3.0. Do not edit.\nexport const icons: Record<string, string> = {\n${rows.join("\n")}\n};\n`;
  const file = new URL(`src/look/icons.${world}.ts`, root);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file.pathname} is out of date: npm run icons`);
    process.exitCode = 1;
  }
}
