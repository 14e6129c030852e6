import { type RefObject, useImperativeHandle } from "react";
import { scrollToRect } from "../pane";
import type { ChosenSpan } from "./editing/use-chosen-span";
import { placeKey, spanKey, type TextSpan } from "./engine/spans";
import type { HighlighterProps } from "./highlighter-props";
import { type DrawnSpan, inText, type ShownSpan } from "./model/drawn-spans";
import type { SpanModel } from "./model/use-span-model";
import type { SpanListHandle } from "./review/SpanList";
import type { TextView } from "./text/text-view";

interface HandleInput {
  textElement: RefObject<HTMLElement | null>;
  list: RefObject<SpanListHandle | null>;
  model: SpanModel;
  view: () => TextView;
  chosen: ChosenSpan;
  spanAt: (x: number, y: number, target: Element | null) => DrawnSpan | undefined;
  sourceOf: (drawn: DrawnSpan | undefined) => ShownSpan | undefined;
}

/** The methods of the highlighter for other components; if no span is listed, the text gets the focus. */
export function useHandle(
  { ref, previewed = [] }: Pick<HighlighterProps, "ref" | "previewed">,
  input: HandleInput,
): void {
  const { textElement, list, model, view, chosen, spanAt, sourceOf } = input;
  const drawnOf = (span: TextSpan) => model.spans.find(({ key }) => key === spanKey(span));
  useImperativeHandle(ref, () => ({
    focusText: () => textElement.current?.focus(),
    focusList: () => (model.spans.length > 0 ? list : textElement).current?.focus(),
    scrollToSpan(span) {
      const isPreviewed = previewed.some((place) => placeKey(place) === placeKey(span));
      const drawn = drawnOf(span) ?? (isPreviewed ? inText(span, model.offsets.toIndex) : undefined);
      const first = drawn && view().rectsOf(drawn)[0];
      if (first) scrollToRect(view().element, first);
    },
    selectSpan(span) {
      const drawn = span && drawnOf(span);
      if (drawn) chosen.choose(drawn);
      else if (!span) chosen.release();
    },
    getText: () => model.text,
    getSpanAt: (x, y) => sourceOf(spanAt(x, y, document.elementFromPoint(x, y))),
  }));
}
