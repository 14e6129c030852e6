/** The header that suggests a name for a file, which is free of what file systems and shells treat specially. */
export function contentDisposition(name: string): string {
  const clean = name
    .normalize("NFC")
    // Letters, digits and marks of all scripts; no path, no control or direction character.
    .replace(/[^\p{L}\p{N}\p{M}._ -]/gu, "_")
    .replace(/^[. ]+/, "_");
  // The end has the extension.
  const safe = [...clean].slice(-150).join("");
  const plain = safe.replace(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
}
