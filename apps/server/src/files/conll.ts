import { type Answer, answersOf, type Span, spanQuestionOf, spansOf, textFieldOf, textOf } from "./documents";
import type { FileContext, FileRecord } from "./file-record";
import { CodePoints, type Token, tokensOf } from "./texts";

/**
 * Writes the spans of one question as CoNLL: a token and its BIO tag per line, an empty line after each record. Records
 * without a submitted answer are left out: without tags, they would look as if nothing was to be found.
 */
export async function* conllFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<string> {
  const subject = { question: spanQuestionOf(context)?.name ?? "", field: textFieldOf(context) ?? "" };
  for await (const records of pages) for (const record of records) yield* documentsOf(record, subject);
}

interface Subject {
  question: string;
  field: string;
}

function documentsOf(record: FileRecord, subject: Subject): string[] {
  return answersOf(record)
    .filter(({ status, answerTo }) => status === "submitted" && answerTo(subject.question) !== undefined)
    .map((answer) => documentOf(record, answer, subject));
}

function documentOf(record: FileRecord, answer: Answer, { question, field }: Subject): string {
  const text = textOf(record, field);
  const points = new CodePoints(text);
  const tokens = [...tokensOf(text)];
  const tags: string[] = tokens.map(() => "O");
  const comments: string[] = [];
  for (const span of spansOf(answer, question)) {
    const problem = tag(tokens, tags, span, points);
    if (problem) comments.push(`# ${problem} = ${span.start}-${span.end} ${JSON.stringify(span.label)}`);
  }
  const lines = [
    `# id = ${oneLine(record.external_id ?? record.id)}`,
    ...(answer.username === undefined ? [] : [`# annotator = ${oneLine(answer.username)}`]),
    `# text = ${oneLine(text)}`,
    ...comments,
    ...tokens.map((token, index) => `${token.text}\t${tags[index]}`),
  ];
  return `${lines.join("\n")}\n\n`;
}

/** Tags the tokens of a span. Returns what BIO tags cannot express about it. */
function tag(
  tokens: readonly Token[],
  tags: string[],
  span: Span,
  points: CodePoints,
): "cut" | "overlapping" | undefined {
  const [start, end] = [points.toUtf16(span.start), points.toUtf16(span.end)];
  const first = firstEndingAfter(tokens, start);
  const within: number[] = [];
  for (let at = first; at < tokens.length && (tokens[at]?.start ?? end) < end; at += 1) within.push(at);
  if (within.some((at) => tags[at] !== "O")) return "overlapping";
  const label = span.label.replace(/\s+/g, "_");
  for (const at of within) tags[at] = `${at === within[0] ? "B" : "I"}-${label}`;
  const begins = tokens[within[0] ?? -1];
  const ends = tokens[within.at(-1) ?? -1];
  // A span may begin or end with spaces, which belong to no token.
  return begins && ends && begins.start >= start && ends.end <= end ? undefined : "cut";
}

/** The index of the first token that ends behind an offset. */
function firstEndingAfter(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

// One character for another, so that the offsets stay right.
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}
