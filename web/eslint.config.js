import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  { rules: { "svelte/no-navigation-without-resolve": "off", "svelte/prefer-svelte-reactivity": "off", "@typescript-eslint/no-unused-expressions": "off" } },
  // Icons come out of the icon package when the app is built, never from a person.
  { files: ["src/look/Icon.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
  { ignores: ["src/protocol.ts", "src/look/icons.*.ts"] },
);
