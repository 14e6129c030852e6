import { type Caret, selectionOf } from "../engine/moves/caret";
import { unitAt } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import { quoteOf, type SpanWords } from "../words";

interface Move {
  before: Caret;
  after: Caret;
  isByCharacter: boolean;
}

/** The announcement after a caret move: the selection, or the text at the caret and the span that it has entered. */
export function spokenMove({ text, spans }: SpanModel, words: SpanWords["said"], move: Move): string {
  const { before, after, isByCharacter } = move;
  const { start, end } = selectionOf(after);
  if (start !== end) {
    const range = text.slice(start, end);
    return words.selected(quoteOf(range) || characterAt(text, start, words));
  }
  const [from, to] = [Math.min(before.focus, after.focus), Math.max(before.focus, after.focus)];
  const passed = isByCharacter ? characterAt(text, after.focus, words) : quoteOf(text.slice(from, to));
  const spoken = passed || edgeAt(text, after.focus, words);
  const inside = spanAt(spans, after.focus);
  const isNews = inside !== undefined && inside !== spanAt(spans, before.focus);
  return isNews ? `${words.inside(inside.text)}, ${spoken}` : spoken;
}

/** What a move without a readable character says: the edge of the text, or the space that it ends at. */
function edgeAt(text: string, index: number, words: SpanWords["said"]): string {
  return index === 0 ? words.textStart : characterAt(text, index, words);
}

function characterAt(text: string, index: number, words: SpanWords["said"]): string {
  if (index >= text.length) return words.textEnd;
  const { start, end } = unitAt(text, index, "grapheme");
  const character = text.slice(start, end);
  if (/[\r\n]/.test(character)) return words.lineBreak;
  return character.trim() === "" ? words.space : character;
}

/** The span nearest the text that covers an index, else one that ends there. */
export function spanAt(spans: readonly DrawnSpan[], index: number): DrawnSpan | undefined {
  return (
    innermost(spans.filter(({ pieces }) => pieces.some(({ start, end }) => start <= index && index < end))) ??
    innermost(spans.filter(({ pieces }) => pieces.some(({ end }) => end === index)))
  );
}

function innermost(spans: readonly DrawnSpan[]): DrawnSpan | undefined {
  return spans.reduce<DrawnSpan | undefined>(
    (best, span) => (best && best.level <= span.level ? best : span),
    undefined,
  );
}
