/** A row of docs/components.md. */
interface Finding {
  name: string;
  code: string;
  purpose: string;
  /** States, stories, sheet, axe and size, as text. */
  figures: readonly string[];
}

/** The first table of docs/components.md, as cells. */
export function findingsIn(text: string): { head: readonly string[]; rows: readonly Finding[] } {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith("|"));
  const [head = [], , ...rows] = lines.slice(first, end).map(cellsOf);
  return { head, rows: rows.map(findingOf) };
}

function findingOf([component = "", purpose = "", ...figures]: readonly string[]): Finding {
  const [name = "", code = ""] = component.split("<br>");
  return { name, code: plain(code), purpose: plain(purpose), figures };
}

const plain = (words: string) => words.replaceAll("`", "");

function cellsOf(line: string): string[] {
  const cells = line.slice(1, -1).split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}
