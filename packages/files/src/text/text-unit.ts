/** So many lines are a list, also in one of several files: each of those may be a document of a few lines. */
const linesOfList = 20;
/** Texts are broken into lines of about this width, by hand or by programs; few lines are longer, such as addresses. */
const wrapped = { least: 40, most: 160 } as const;
const longerLines = 0.05;
/** So much of the width is used by nearly all lines, if the next word had no room. */
const used = 0.85;
const nearlyAll = 0.8;
const leastPairs = 2;

/**
 * Whether each line of a text is a text of its own, or all of them are one.
 *
 * @param start the first characters of a file
 * @param isOneOfSeveral whether other files are opened with it
 */
export function guessedUnit(start: string, isOneOfSeveral: boolean): "line" | "file" {
  const lines = start.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  const filled = lines.filter((line) => line !== "");
  if (isOneOfSeveral && filled.length < linesOfList) return "file";
  return isWrapped(lines) ? "file" : "line";
}

/** Whether lines end where the next word had no room, as in paragraphs that were broken into lines. */
function isWrapped(lines: readonly string[]): boolean {
  const widths = lines.map(({ length }) => length).filter((width) => width > 0);
  const width =
    widths.sort((left, right) => left - right)[Math.floor(widths.length * (1 - longerLines))] ?? 0;
  if (width < wrapped.least || width > wrapped.most) return false;
  const pairs = lines
    .map((line, index) => [line, lines[index + 1] ?? ""] as const)
    .filter(([line, next]) => line !== "" && next !== "");
  const full = pairs.filter(([line, next]) => line.length + 1 + firstWord(next).length > width * used);
  const isOfWords = lines.some((line) => line.split(/\s+/).length > 3);
  return isOfWords && pairs.length >= leastPairs && full.length >= pairs.length * nearlyAll;
}

function firstWord(line: string): string {
  return /^\S*/.exec(line.trimStart())?.[0] ?? "";
}
