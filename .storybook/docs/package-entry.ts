interface Manifest {
  name: string;
  exports: Readonly<Record<string, string>>;
}

const packages = "../../packages";
const manifests = import.meta.glob<Manifest>("../../packages/*/package.json", {
  import: "default",
  eager: true,
});
// The texts of the entries: importing them would load the whole library in each story.
const sources = import.meta.glob<string>(
  ["../../packages/*/src/index.ts", "../../packages/*/src/*/index.ts"],
  { query: "?raw", import: "default", eager: true },
);

/**
 * Returns the import line of a component, such as `import { Button } from "@glossa/design-system";`; undefined if its
 * package does not export it.
 *
 * @param component the name of the component
 * @param fileName a file of its package
 */
export function importLineOf(component: string, fileName: string): string | undefined {
  const [, folder = ""] = /packages\/([^/]+)\//.exec(fileName) ?? [];
  const { name = "", exports = {} } = manifests[`${packages}/${folder}/package.json`] ?? {};
  const [entry] =
    Object.entries(exports).find(([, source]) =>
      isExported(component, `${packages}/${folder}/${source.replace("./", "")}`),
    ) ?? [];
  return entry && `import { ${component} } from "${name}${entry.slice(1)}";`;
}

/** Whether any package exports a component of this name. */
export function isExportedByPackages(component: string): boolean {
  return Object.keys(sources).some((index) => isExported(component, index));
}

/** Whether an index exports a component by its name, or all that the index of a folder exports. */
function isExported(component: string, index: string): boolean {
  const source = sources[index] ?? "";
  if (new RegExp(`^export \\{[^}]*\\b${component}\\b[^}]*\\} from `, "m").test(source)) return true;
  const folders = [...source.matchAll(/^export \* from "\.\/([^"]+)";/gm)].map(([, folder]) => folder);
  return folders.some((folder) => isExported(component, index.replace(/[^/]+$/, `${folder}/index.ts`)));
}
