/** The custom property of a token: `["color", "bg", "page"]` is `glossa-color-bg-page`. */
export function tokenName(path: readonly string[]): string {
  return ["glossa", ...path]
    .map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join("-");
}
