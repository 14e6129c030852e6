// @ts-check
// One version of each package in the whole project, and each exact: two copies of React break it silently.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

/** @type {Map<string, Set<string>>} */
const versions = new Map();
/** @type {string[]} */
const findings = [];

for (const file of sourceFiles(["package.json"])) {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(readSource(file));
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
  })) {
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
report(findings, "Pin exact versions, the same everywhere; .npmrc keeps addresses out of the lockfile.");
