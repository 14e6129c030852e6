const delimiters = [",", ";", "\t", "|"];

/** Finds out what separates the cells: the character that divides the first rows into the same number of cells. */
export function delimiterOf(start: string): string {
  const lines = firstRows(start);
  const scores = delimiters.map((delimiter) => scoreOf(lines, delimiter));
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ",";
}

/** Whether most of the first rows have as many cells as the header, and more than one: prose has not. */
export function looksLikeTable(start: string): boolean {
  const lines = firstRows(start);
  const counts = lines.map((line) => line.split(delimiterOf(start)).length);
  const same = counts.filter((count) => count === counts[0]).length;
  return (counts[0] ?? 0) > 1 && same >= counts.length * 0.8;
}

/** Whether what may separate cells are marks of sentences: a space follows most of them, or all is one line. */
export function looksLikeProse(start: string): boolean {
  const lines = firstRows(start);
  const delimiter = delimiterOf(start);
  if (delimiter === "\t" || delimiter === "|") return false;
  const marks = lines.join("\n").split(delimiter).slice(1);
  const spaced = marks.filter((rest) => /^(\s|$)/.test(rest));
  return lines.length < 2 || spaced.length > marks.length / 2;
}

function scoreOf(lines: string[], delimiter: string): number {
  const [header = 0, ...counts] = lines.map((line) => line.split(delimiter).length);
  if (header < 2) return 0;
  // Determined by the header; rows with as many cells confirm it.
  const same = counts.filter((count) => count === header).length;
  return header + (counts.length === 0 ? 0 : (same / counts.length) * 1000);
}

/** The first rows without what is in quotation marks. */
function firstRows(start: string): string[] {
  const plain = start.replaceAll(/"(?:[^"]|"")*"/g, "q");
  const lines = plain.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  // The last line of a start may be cut off.
  return lines.length > 2 ? lines.slice(0, Math.min(20, lines.length - 1)) : lines;
}
