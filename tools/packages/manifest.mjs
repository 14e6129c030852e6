// @ts-check

/**
 * What a package says of itself once it is packed: built files instead of sources, React as any version of the same
 * major, and only what the built files import.
 *
 * @param {import("./list.mjs").Manifest} source
 * @param {{ imported: Set<string>, hasStyles: boolean }} built
 */
export function packedManifest(source, { imported, hasStyles }) {
  const entries = Object.entries(source.exports).map(([entry, file]) => [entry, builtEntry(file)]);
  const styles = hasStyles ? { "./styles.css": "./dist/styles.css" } : {};
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta } = source;
  return {
    name: source.name,
    version: source.version,
    license: source.license,
    type: "module",
    files: ["dist"],
    exports: { ...Object.fromEntries(entries), ...styles, "./package.json": "./package.json" },
    sideEffects: hasStyles ? ["**/*.css"] : false,
    dependencies: pick(dependencies, (name) => imported.has(name)),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
    peerDependencies: map(peerDependencies, (version) => `^${version.split(".")[0]}.0.0`),
  };
}

/** @param {string} file */
function builtEntry(file) {
  const built = file.replace(/^\.\/src\//, "./dist/");
  const name = built.replace(/\.(tsx?|mjs)$/, "");
  if (built.endsWith(".mjs")) return { types: `${name}.d.mts`, default: built };
  return { types: `${name}.d.ts`, default: `${name}.js` };
}

/**
 * @param {Record<string, string>} values
 * @param {(name: string) => boolean} isKept
 */
function pick(values, isKept) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}

/**
 * @param {Record<string, string>} values
 * @param {(value: string) => string} change
 */
function map(values, change) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
