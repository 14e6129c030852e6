import { useState } from "react";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";

/** The selected span, to which the list, the picker and the grips apply. */
export type ChosenSpan = ReturnType<typeof useChosenSpan>;

/** Keeps a span by its key and its index, so that the next one is selected when it is removed. */
export function useChosenSpan({ spans }: SpanModel) {
  const [chosen, setChosen] = useState<{ key: string | undefined; place: number }>({
    key: undefined,
    place: 0,
  });
  const [isFramed, setIsFramed] = useState(false);
  const [piece, setPiece] = useState(0);
  const found = spans.findIndex(({ key }) => key === chosen.key);
  const place = found >= 0 ? found : Math.max(0, Math.min(chosen.place, spans.length - 1));
  if (found >= 0 && found !== chosen.place) setChosen({ key: chosen.key, place: found });
  const placeOf = (key: string) => spans.findIndex((span) => span.key === key);
  return {
    /** Its index in the list, which is the Tab stop. */
    place,
    span: spans[place],
    /** The index of its piece whose borders keys move. */
    piece: Math.min(piece, (spans[place]?.pieces.length ?? 1) - 1),
    choosePiece: setPiece,
    /** The span that is framed in the text. */
    framed: isFramed ? spans[place] : undefined,
    choose({ key }: DrawnSpan) {
      if (key !== chosen.key) setPiece(0);
      setChosen({ key, place: placeOf(key) });
      setIsFramed(true);
    },
    /** For a span that exists only after the next change. */
    expect(key: string | undefined, willBeFramed = isFramed) {
      if (key === undefined) return;
      setChosen({ key, place });
      setIsFramed(willBeFramed);
    },
    goTo(next: number) {
      setPiece(0);
      setChosen({ key: spans[next]?.key, place: next });
    },
    /** Removes the frame; returns whether there was one. */
    release() {
      setIsFramed(false);
      return isFramed;
    },
  };
}
