import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Check, Icon, type IconPicture, Pencil, Plus, Trash2, X } from "../icon";
import { IconButton } from "../icon-button";
import * as styles from "./LabelPicker.css";
import { Labels } from "./PickerLabels";
import { type PickerAnchor, usePickerPlace } from "./use-picker";
import type { SpanLabel } from "./use-span-model";
import type { SpanWords } from "./words";

interface LabelPickerProps {
  quote: string;
  labels: readonly SpanLabel[];
  hueOf: (label: string) => number;
  /** The labels that these words have. */
  chosen: readonly string[];
  /** A span that is there already: it can be relabelled and taken out. Without it, words wait for their label. */
  span?: { label: string; text: string; isWaiting: boolean } | undefined;
  /** Further labels may be put on the same words. */
  canAdd: boolean;
  /** How often the same words stand elsewhere unmarked. */
  sameCount: number;
  /** Where its words stand in the text; it is a sheet at the foot of the screen where there is little room. */
  anchor: PickerAnchor;
  words: SpanWords["picker"];
  onChoose: (label: string) => void;
  /** A digit chooses at once; a second one in time is read elsewhere, because the picker is shut by then. */
  onDigit: (key: string, at: number) => void;
  onToggle: (label: string) => void;
  onRemove: () => void;
  onAccept: () => void;
  onSame: () => void;
  onClose: () => void;
  /** The focus or the pointer has gone elsewhere. */
  onLeave: () => void;
}

/** What can be done with a span, or with words that are to become one. */
export function LabelPicker(props: LabelPickerProps) {
  const { quote, span, words, anchor } = props;
  const [isAdding, setIsAdding] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const place = usePickerPlace(root, anchor);
  useDismissal(root, props.onLeave);

  const digit = (key: string, at: number) => {
    if (!isAdding) return props.onDigit(key, at);
    const label = props.labels[Number(key) - 1];
    if (label) props.onToggle(label.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInSearch = event.target instanceof HTMLInputElement;
    // The letter itself lands in the search, because the focus is there before it is typed.
    if (isLetter(event)) return root.current?.querySelector("input")?.focus();
    if (event.key === "Escape") props.onClose();
    else if (event.key === "Delete" && span) props.onRemove();
    // Wherever in the picker the focus is; in the search a digit is text.
    else if (/^\d$/.test(event.key) && !isInSearch) digit(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={root}
      role="dialog"
      aria-label={words.title(quote)}
      className={styles.picker}
      style={place}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <q className={styles.quote}>
          <bdi>{quote}</bdi>
        </q>
        {span && <IconButton picture={Trash2} label={words.remove(span.text)} onClick={props.onRemove} />}
        <IconButton picture={X} label={words.close} onClick={props.onClose} />
      </div>
      <div className={styles.menu}>
        {span?.isWaiting && (
          <Item picture={Check} onPress={props.onAccept}>
            {words.accept(span.text)}
          </Item>
        )}
        <Labels
          key={String(isAdding)}
          {...props}
          heading={isAdding ? words.addHead : span ? words.change : words.choose}
          isMany={isAdding}
          onPick={isAdding ? props.onToggle : props.onChoose}
        />
        {span && (props.canAdd || props.sameCount > 0) && <div className={styles.separator} />}
        {span && props.canAdd && !isAdding && (
          <Item picture={Plus} onPress={() => setIsAdding(true)}>
            {words.add}
          </Item>
        )}
        {span && props.sameCount > 0 && (
          <Item picture={Pencil} onPress={props.onSame}>
            {words.same(props.sameCount)}
          </Item>
        )}
      </div>
    </div>
  );
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^\p{L}$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}

/** Takes the focus in as it opens, and closes when the focus or the pointer goes elsewhere. */
function useDismissal(root: { current: HTMLElement | null }, onLeave: () => void) {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const picker = root.current;
    if (!picker) return undefined;
    const first = picker.querySelector<HTMLElement>('[data-first], [tabindex="0"][role="option"]');
    first?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !picker.contains(target)) latest.current();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave);
    };
  }, [root]);
}

function Item({
  picture,
  onPress,
  children,
}: {
  picture: IconPicture;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.item}
      data-first={picture === Check || undefined}
      onClick={onPress}
    >
      <Icon picture={picture} />
      <span className={styles.name}>{children}</span>
    </button>
  );
}
