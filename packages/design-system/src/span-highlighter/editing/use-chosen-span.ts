import { useState } from "react";
import type { DrawnSpan, SpanModel } from "../model/use-span-model";

/** The selected span, to which the list, the picker and the grips apply. */
export type ChosenSpan = ReturnType<typeof useChosenSpan>;

/** Keeps a span by its key and its index, so that the next one is selected when it is removed. */
export function useChosenSpan({ spans }: SpanModel) {
  const [chosen, setChosen] = useState<{ key: string | undefined; place: number }>({
    key: undefined,
    place: 0,
  });
  const [isFramed, setIsFramed] = useState(false);
  const found = spans.findIndex(({ key }) => key === chosen.key);
  const place = found >= 0 ? found : Math.max(0, Math.min(chosen.place, spans.length - 1));
  if (found >= 0 && found !== chosen.place) setChosen({ key: chosen.key, place: found });
  const placeOf = (key: string) => spans.findIndex((span) => span.key === key);
  return {
    /** Its index in the list, which is the Tab stop. */
    place,
    span: spans[place],
    /** The span that is framed in the text. */
    framed: isFramed ? spans[place] : undefined,
    choose({ key }: DrawnSpan) {
      setChosen({ key, place: placeOf(key) });
      setIsFramed(true);
    },
    /** For a span that exists only after the next change. */
    expect(key: string | undefined) {
      if (key !== undefined) setChosen({ key, place });
    },
    goTo(next: number) {
      setChosen({ key: spans[next]?.key, place: next });
    },
    /** Removes the frame; returns whether there was one. */
    release() {
      setIsFramed(false);
      return isFramed;
    },
  };
}
