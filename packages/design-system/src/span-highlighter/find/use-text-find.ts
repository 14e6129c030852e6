import type { RefObject } from "react";
import { sightOf } from "../../pane";
import type { SpanCaret } from "../editing/use-caret";
import { nearestTo } from "../engine/moves/page-move";
import type { SpanModel } from "../model/use-span-model";
import type { TextView } from "../text/text-view";
import { useFind } from "./use-find";

/** A text of several blocks is at least as long; content is one block, however long it is. */
const LONG = 4500;

interface TextFindInput {
  model: SpanModel;
  view: () => TextView;
  caret: SpanCaret;
  textElement: RefObject<HTMLElement | null>;
}

/** The search in a long text; leaving it selects the match. */
export function useTextFind(
  root: RefObject<HTMLElement | null>,
  { model, view, caret, textElement }: TextFindInput,
) {
  const { text } = model;
  const find = useFind({
    ...{ text, view, root, isOffered: model.blocks.length > 1 || text.length > LONG },
    from: () => ({ index: firstInSight(text, view()), selected: view().selected() }),
  });
  return {
    ...find,
    leave() {
      find.close();
      textElement.current?.focus({ preventScroll: true });
      if (find.current) caret.select(find.current);
    },
  };
}

/** The first visible character of a text. */
function firstInSight(text: string, { element, caretRect }: TextView): number {
  const { left } = element.getBoundingClientRect();
  return nearestTo({ text, placeOf: caretRect, left, top: sightOf(element).top });
}
