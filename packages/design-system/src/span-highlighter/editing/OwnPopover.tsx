import { type KeyboardEvent, useRef } from "react";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanRendering } from "../render";
import { quoteOf } from "../words";
import { PickerFrame } from "./PickerFrame";
import type { SpanPickerProps } from "./SpanPicker";

interface OwnPopoverProps extends SpanPickerProps {
  /** The span; undefined for a range that has no label yet. */
  drawn: DrawnSpan | undefined;
  range: TextRange;
  renderPopover: NonNullable<SpanRendering["renderPopover"]>;
}

/** A popover that the page draws, at the place of the label picker. Escape closes it. */
export function OwnPopover(props: OwnPopoverProps) {
  const { drawn, range, model, editor, words, picker, onMarked, onMoved, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const quote = drawn ? editor.inWords(drawn).quote : quoteOf(model.text.slice(range.start, range.end));
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  const choose = (label: string) => {
    if (drawn) onMoved(editor.relabel(drawn, label));
    else {
      editor.markRange(range, label);
      onMarked(range, label);
    }
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <PickerFrame
      {...{ root, onKeyDown }}
      label={words.picker.title(quote)}
      anchor={picker.anchor}
      onLeave={() => onClose(true)}
    >
      {props.renderPopover({
        ...{ span: drawn?.span, look: drawn?.look, quote, choose },
        remove: closing(() => drawn && editor.remove(drawn)),
        accept: closing(() => drawn && editor.accept(drawn)),
        detail: (details) => closing(() => drawn && editor.detail(drawn, details))(),
        close: () => onClose(),
      })}
    </PickerFrame>
  );
}
