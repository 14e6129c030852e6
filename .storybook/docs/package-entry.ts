type Exports = Readonly<Record<string, string>>;

const manifests = import.meta.glob<{ name: string; exports: Exports }>("../../packages/*/package.json", {
  import: "default",
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>(
  ["../../packages/*/src/index.ts", "../../packages/*/src/*/index.ts"],
  { eager: true },
);

/**
 * Returns the import line of a component, such as `import { Button } from "@glossa/design-system";`; undefined if no
 * package exports it.
 */
export function importLineOf(component: unknown): string | undefined {
  for (const [file, { name, exports }] of Object.entries(manifests)) {
    for (const [entry, source] of Object.entries(exports)) {
      const members =
        modules[new URL(source, `file://${toRoot(file)}`).pathname.replace(/^\//, "../../")] ?? {};
      const [exported] = Object.entries(members).find(([, member]) => member === component) ?? [];
      if (exported) return `import { ${exported} } from "${name}${entry.slice(1)}";`;
    }
  }
  return undefined;
}

/** `../../packages/session/package.json` → `/packages/session/package.json` */
function toRoot(file: string): string {
  return file.replace("../..", "");
}
