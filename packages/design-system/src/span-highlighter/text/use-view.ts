import { type RefObject, useCallback, useRef } from "react";
import { contentPlaces } from "../content/content-places";
import type { SpanContent } from "../content/use-content";
import type { TextRange } from "../engine/text/units";
import { blockPlaces } from "./block-places";
import { makeTextView } from "./text-view";

/** The places of a text on the page, measured whenever they are asked for. */
export function useView(
  element: RefObject<HTMLDivElement | null>,
  blocks: readonly TextRange[],
  content: SpanContent | undefined,
) {
  const latest = useRef({ blocks, content });
  latest.current = { blocks, content };
  return useCallback(() => {
    const { current } = element;
    if (!current) throw new Error("The text is not on the page, so nothing can be measured in it.");
    const { blocks: now, content: read } = latest.current;
    return makeTextView(current, read ? contentPlaces(current, read) : blockPlaces(current, now));
  }, [element]);
}
