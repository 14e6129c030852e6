import { fieldFocusOf } from "@glossa/question-types";
import type { ValueOf } from "@glossa/question-types/schema";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { spanAt } from "./TeamSpans";
import type { TeamAnswer } from "./team-answers";

type Spans = ValueOf<"span">;

/**
 * Shows the spans of an answer in the text, or the one of them that is pointed at or has the focus of the keyboard. Where both
 * are on one, the last of them counts; once it has left, what the other one is on is shown again.
 *
 * @param inputId the id of the question's input, by which the text is found
 * @returns the handlers for the element of an answer
 */
export function usePreview(inputId: string) {
  const pointed = useRef<Spans>(undefined);
  const focused = useRef<Spans>(undefined);
  useEffect(() => () => fieldFocusOf(inputId)?.preview?.(undefined), [inputId]);
  const show = (shown: Spans | undefined) => fieldFocusOf(inputId)?.preview?.(shown);
  return ({ value, spans = [] }: TeamAnswer) => {
    const spansOf = (target: EventTarget) => {
      const span = spanAt(target, spans);
      return span ? alone(span) : (value as Spans);
    };
    return {
      onPointerOver: ({ target }: SyntheticEvent) => {
        pointed.current = spansOf(target);
        show(pointed.current);
      },
      onPointerLeave: () => {
        pointed.current = undefined;
        show(focused.current);
      },
      onFocus: ({ target }: SyntheticEvent) => {
        // A pressed button keeps the focus while the pointer goes on.
        const isByKeyboard = (target as Element).matches(":focus-visible");
        focused.current = isByKeyboard ? spansOf(target) : undefined;
        show(focused.current ?? pointed.current);
      },
      onBlur: () => {
        focused.current = undefined;
        show(pointed.current);
      },
    };
  };
}

// Between the parts of a span, the pointer sends further events: the same list is not drawn again.
const lists = new WeakMap<Spans[number], Spans>();

function alone(span: Spans[number]): Spans {
  const list = lists.get(span) ?? [span];
  lists.set(span, list);
  return list;
}
