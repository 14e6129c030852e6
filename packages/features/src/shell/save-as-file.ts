// The browser reads the content after the click.
const KEPT_MS = 60_000;

/**
 * Saves content as a file on the user's machine, as a download.
 *
 * @param name the name of the file
 * @param content what it contains
 * @example
 * saveAsFile("keys.json", new Blob(["{}"], { type: "application/json" }));
 */
export function saveAsFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFromUrl(name, url);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/**
 * Saves what a URL of the page refers to as a file, as a download.
 *
 * @param name the name of the file
 * @param url such as a `data:` URL
 * @example
 * saveFromUrl("progress.png", document.createElement("canvas").toDataURL());
 */
export function saveFromUrl(name: string, url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
