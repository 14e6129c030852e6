// @ts-check
const least = [20, 19];

/** Exits with a message if Node is too old for the packages that are imported next. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `Glossa needs Node ${least.join(".")} or newer, this is ${process.versions.node}: install a newer Node and try again.`,
  );
  process.exit(1);
}
