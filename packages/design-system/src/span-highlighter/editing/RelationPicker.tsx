import { type KeyboardEvent, useRef } from "react";
import { digitOf } from "../../digits";
import { X } from "../../icon";
import { IconButton } from "../../icon-button";
import { useSingleKeys } from "../../kbd";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanWords } from "../words";
import * as styles from "./LabelPicker.css";
import { PickerFrame } from "./PickerFrame";
import { Labels } from "./PickerLabels";
import type { SpanEditor } from "./use-editor";
import type { PickerAnchor } from "./use-picker";
import type { SpanRelations } from "./use-relations";

interface RelationPickerProps {
  from: DrawnSpan;
  to: DrawnSpan;
  relations: SpanRelations;
  editor: SpanEditor;
  anchor: PickerAnchor;
  words: SpanWords;
  onClose: (isFocusElsewhere?: boolean) => void;
}

const noColours = new Map<string, never>();

/** The label of a new relation between two spans. */
export function RelationPicker({ from, to, relations, editor, anchor, words, onClose }: RelationPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasSingleKeys = useSingleKeys();
  const title = words.relations.title({ from: editor.inWords(from).quote, to: editor.inWords(to).quote });
  const pick = (label: string) => {
    relations.relate(from, to, label);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isDigit = hasSingleKeys && !(event.target instanceof HTMLInputElement);
    const label = isDigit ? relations.labels[Number(digitOf(event.key)) - 1] : undefined;
    if (event.key === "Escape") onClose();
    else if (label) pick(label.value);
    else return;
    event.preventDefault();
  };
  return (
    <PickerFrame {...{ root, anchor, onKeyDown }} label={title} onLeave={() => onClose(true)}>
      <div className={styles.head}>
        <span className={styles.quote}>
          <bdi>{title}</bdi>
        </span>
        <IconButton picture={X} label={words.picker.close} onClick={() => onClose()} />
      </div>
      <div className={styles.menu}>
        <Labels
          labels={relations.labels}
          colours={noColours}
          chosen={[]}
          words={words.picker}
          heading={words.picker.choose}
          isMany={false}
          onPick={pick}
        />
      </div>
    </PickerFrame>
  );
}
