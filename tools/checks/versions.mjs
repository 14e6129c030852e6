// @ts-check
// Each package has one exact version in the whole project: two copies of React break it silently. Peer dependencies of
// our packages are ranges. Actions of the hosted CI are named by commit, because a tag can be moved to
// other code.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

/** @type {Map<string, Set<string>>} */
const versions = new Map();
/** @type {string[]} */
const findings = [];

for (const file of sourceFiles(["package.json"])) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readSource(file));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!/^\d+\.\d+\.\d+$/.test(version))
      findings.push(`${file}: ${name} ${version} is not an exact version`);
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
}
for (const [name, found] of versions) {
  if (found.size > 1) findings.push(`${name} stands in ${found.size} versions: ${[...found].join(", ")}`);
}

const lock = readSource("package-lock.json");
const addresses = lock.match(/"resolved": "https?:[^"]*"/g) ?? [];
if (addresses.length > 0) findings.push(`package-lock.json holds ${addresses.length} download addresses`);

for (const file of sourceFiles([".yml", ".yaml"]).filter((name) => name.startsWith(".github/"))) {
  for (const [, action = ""] of readSource(file).matchAll(/\buses:\s*(\S+)/g))
    if (!/^\.\/|@[0-9a-f]{40}$/.test(action)) findings.push(`${file}: ${action} is not named by its commit`);
}
report(
  findings,
  "Pin the same exact version everywhere, and actions by commit; .npmrc keeps URLs out of the lockfile.",
);
