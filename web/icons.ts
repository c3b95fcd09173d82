// How an icon of the game-icons set gets into the bundle: `import sail from "icon:sail"` gives the
// SVG body of that icon alone. Boxes are 512 x 512. Each game has its own copy of an icon, so that its
// board is one file and fetches nothing beside it.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";
const GAME = /\/src\/games\/(\w+)\//;
const FILE = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** Resolves `icon:<name>` to the drawing of that name; an unknown name stops the build. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "perankh-icons",
    enforce: "pre",
    resolveId(id, importer) {
      if (!id.startsWith(PREFIX)) return null;
      const game = GAME.exec(importer ?? "")?.[1] ?? "house";
      return `\0${id}:${game}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(readFileSync(FILE, "utf8")) as IconSet;
      const [name = ""] = id.slice(PREFIX.length + 1).split(":");
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`game-icons has no icon called "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
