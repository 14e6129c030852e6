/**
 * Saves a text as a file on the user's machine, as a download.
 *
 * @param text what it contains
 * @param name the name of the file
 * @param type its media type
 * @example
 * saveAsFile("keys.json", "{}", "application/json");
 */
export function saveAsFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
