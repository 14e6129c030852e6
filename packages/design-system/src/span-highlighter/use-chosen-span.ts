import { useState } from "react";
import type { DrawnSpan, SpanModel } from "./use-span-model";

/** Which span the list, the picker and the grips are about. */
export type ChosenSpan = ReturnType<typeof useChosenSpan>;

/** Remembers a span by its key and its place: when it is gone, the next one stands where it stood. */
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
    /** Its place in the list; the Tab stop, whether it is framed or not. */
    place,
    span: spans[place],
    /** The one that is framed in the text. */
    framed: isFramed ? spans[place] : undefined,
    choose({ key }: DrawnSpan) {
      setChosen({ key, place: placeOf(key) });
      setIsFramed(true);
    },
    /** For a span that is there only after the next change. */
    expect(key: string | undefined) {
      if (key !== undefined) setChosen({ key, place });
    },
    goTo(next: number) {
      setChosen({ key: spans[next]?.key, place: next });
    },
    /** Nothing is framed any more; answers whether anything was. */
    release() {
      setIsFramed(false);
      return isFramed;
    },
  };
}
