/** The header that suggests a name for a file: in full, and in letters that every client supports. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
