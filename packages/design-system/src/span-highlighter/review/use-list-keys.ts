import type { KeyboardEvent } from "react";
import { useSingleKeys } from "../../kbd";
import type { ChosenSpan } from "../editing/use-chosen-span";
import type { SpanEditor } from "../editing/use-editor";
import { nextBorder, reach } from "../engine/moves/caret";
import { isShortcut, type ListAction, listAction } from "../engine/moves/keys";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import { quoteOf, type SpanWords } from "../words";

interface ListKeysInput {
  model: SpanModel;
  editor: SpanEditor;
  chosen: ChosenSpan;
  isReadOnly: boolean;
  openSpan: (span: DrawnSpan) => void;
  words: SpanWords["pieces"];
  say: (sentence: string) => void;
  /** Starts to add a piece to a span; undefined where spans have one piece only. */
  startPiece: ((span: DrawnSpan) => void) | undefined;
  /** Returns to an index of the text. */
  leave: (index: number) => void;
}

/** Handles keys in the list of spans; the page handles the others. */
export function useListKeys({ model, editor, chosen, isReadOnly, openSpan, leave, ...input }: ListKeysInput) {
  const last = model.spans.length - 1;
  const hasSingleKeys = useSingleKeys();

  function go(to: Extract<ListAction, { does: "go" }>["to"]) {
    if (to === "first") chosen.goTo(0);
    else if (to === "last") chosen.goTo(last);
    else chosen.goTo(Math.min(last, Math.max(0, chosen.place + to)));
  }

  // After accepting a span, the next suggested one is selected.
  function accept(span: DrawnSpan) {
    if (isReadOnly) return;
    editor.accept(span);
    const next = model.spans.findIndex(({ look }, place) => place > chosen.place && look === "pencilled");
    if (span.look !== "ink" && next >= 0) chosen.goTo(next);
  }

  // A removed suggestion may stay in the list; the next span is selected in both cases.
  function remove(span: DrawnSpan) {
    if (isReadOnly) return;
    editor.remove(span);
    if (chosen.place < last) chosen.goTo(chosen.place + 1);
    if (last === 0 && span.look !== "suggested") leave(span.start);
  }

  function choosePiece({ pieces }: DrawnSpan, direction: "back" | "on") {
    const next = chosen.piece + (direction === "on" ? 1 : -1);
    const piece = Math.min(pieces.length - 1, Math.max(0, next));
    const { start = 0, end = 0 } = pieces[piece] ?? {};
    chosen.choosePiece(piece);
    const quote = quoteOf(model.text.slice(start, end));
    input.say(input.words.at({ at: piece + 1, count: pieces.length, quote }));
  }

  function resize(span: DrawnSpan, step: Extract<ListAction, { does: "resize" }>) {
    const { piece } = chosen;
    const borders = moved(model.text, span.pieces[piece] ?? span, step);
    chosen.expect(editor.resize(span, borders, piece));
  }

  const run = (action: ListAction, span: DrawnSpan, at: number) => {
    if (action.does === "go") return go(action.to);
    if (action.does === "digit") return chosen.expect(editor.digit(action.key, at, { drawn: span }));
    if (action.does === "resize") return resize(span, action);
    if (action.does === "piece") return choosePiece(span, action.direction);
    const others = {
      open: () => openSpan(span),
      remove: () => remove(span),
      accept: () => accept(span),
      leave: () => leave(span.start),
      addPiece: () => input.startPiece?.(span),
    };
    others[action.does]();
  };

  return (event: KeyboardEvent, span: DrawnSpan) => {
    const offers = { hasPieces: span.pieces.length > 1, addsPieces: input.startPiece !== undefined };
    const action = listAction(event, model.isRtl, offers);
    if (!action || (!hasSingleKeys && isShortcut(action))) return;
    event.preventDefault();
    run(action, span, event.timeStamp);
  };
}

/** The borders of a span after one of them has moved by a step. */
function moved(
  text: string,
  { start, end }: TextRange,
  step: Extract<ListAction, { does: "resize" }>,
): TextRange {
  const { edge, direction, precision } = step;
  const to = (index: number) =>
    precision === "words"
      ? nextBorder(text, index, edge, direction)
      : reach(text, index, { by: "grapheme", direction });
  return edge === "start" ? { start: to(start), end } : { start, end: to(end) };
}
