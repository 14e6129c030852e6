/** Quotes a path for a shell command if it contains characters that the shell would interpret. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === "win32") return /^[\p{L}\p{N}_\-./:\\]+$/u.test(path) ? path : `"${path}"`;
  return /^[\p{L}\p{N}_\-./:]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
