/** The custom property of a token: `["color", "bg", "page"]` is `color-bg-page`. */
export function tokenName(path: readonly string[]): string {
  return path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join("-");
}
