// Readers of Markdown look back over all marks of a paragraph for the partner of each: what a text costs grows with
// the square of the marks in one paragraph. Forty million steps are some 0.3 s, more than people write by far
// (a paragraph with 6,000 marks, or a thousand with 200 each); what is more tangled is shown letter for letter.
const MOST_STEPS = 40_000_000;
const MOST_LEVELS = 60;

const fenced = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1/gm;
const emptyLine = /\n[ \t]*\n/;
const marks = /[*_~]/g;
const levels = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${MOST_LEVELS}}`, "m");

/** Whether reading a text as Markdown would keep the page from answering, or end it: people, not machines, nest and emphasise. */
export function isTooComplex(source: string): boolean {
  if (levels.test(source)) return true;
  let steps = 0;
  for (const paragraph of source.replace(fenced, "").split(emptyLine)) {
    steps += (paragraph.match(marks)?.length ?? 0) ** 2;
  }
  return steps > MOST_STEPS;
}
