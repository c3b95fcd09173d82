// How an icon of the game-icons set gets into the bundle: `import sail from "icon:sail"` gives the
// SVG body of that icon alone. Boxes are 512 x 512.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";
const FILE = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** Resolves `icon:<name>` to the drawing of that name; an unknown name stops the build. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "perankh-icons",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(readFileSync(FILE, "utf8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`game-icons has no icon called "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
