// Takes the icons named in src/look/icons.json out of the icon package: `npm run icons` writes src/look/icons.<world>.ts;
// with --check it only says whether they are current.
import { readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";

const root = new URL("..", import.meta.url);
const wanted = JSON.parse(readFileSync(new URL("src/look/icons.json", root), "utf8"));
const set = JSON.parse(readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", root), "utf8"));

/** An icon is 512 units wide and drawn smaller than 64 pixels: nobody sees less than a unit, but everybody would load it. */
const PLUGINS = [{ name: "convertPathData", params: { floatPrecision: 0 } }];
const rounded = (body) =>
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, { plugins: PLUGINS })
    .data.replace(/^<svg[^>]*>/, "")
    .replace("</svg>", "");

for (const [world, icons] of Object.entries(wanted)) {
  const rows = Object.entries(icons)
    .sort()
    .map(([name, icon]) => {
      if (!set.icons[icon]) throw new Error(`no icon ${icon}`);
      return `  ${JSON.stringify(name)}: ${JSON.stringify(rounded(set.icons[icon].body))},`;
    });
  const text = `// Made by \`npm run icons\` from src/look/icons.json. Icons by game-icons.net, CC BY 3.0. Do not edit.\nexport const icons: Record<string, string> = {\n${rows.join("\n")}\n};\n`;
  const file = new URL(`src/look/icons.${world}.ts`, root);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file.pathname} is out of date: npm run icons`);
    process.exitCode = 1;
  }
}
