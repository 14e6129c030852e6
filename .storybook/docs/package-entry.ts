interface Manifest {
  name: string;
  exports: Readonly<Record<string, string>>;
}

const packages = "../../packages";
const manifests = import.meta.glob<Manifest>("../../packages/*/package.json", {
  import: "default",
  eager: true,
});
// Loaded on demand, because every story would load the whole library otherwise.
const modules = import.meta.glob<Record<string, unknown>>([
  "../../packages/*/src/index.ts",
  "../../packages/*/src/*/index.ts",
]);

/**
 * Returns the import line of a component, such as `import { Button } from "@glossa/design-system";`; undefined if its
 * package does not export it.
 *
 * @param component the component itself: it is compared with the members of each entry
 * @param fileName a file of its package
 */
export async function importLineOf(component: unknown, fileName: string): Promise<string | undefined> {
  const [, folder = ""] = /packages\/([^/]+)\//.exec(fileName) ?? [];
  const { name = "", exports = {} } = manifests[`${packages}/${folder}/package.json`] ?? {};
  for (const [entry, source] of Object.entries(exports)) {
    const members = await modules[`${packages}/${folder}/${source.replace("./", "")}`]?.();
    const [exported] = Object.entries(members ?? {}).find(([, member]) => member === component) ?? [];
    if (exported) return `import { ${exported} } from "${name}${entry.slice(1)}";`;
  }
  return undefined;
}
