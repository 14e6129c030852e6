import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { digitOf } from "../../digits";
import { Check, Icon, type IconPicture, Minus, Pencil, Plus, Trash2, Waypoints, X } from "../../icon";
import { IconButton } from "../../icon-button";
import { Kbd, useSingleKeys } from "../../kbd";
import { useCloseRequest } from "../../overlay";
import { majorityDirection } from "../../text-direction";
import { relationKey } from "../engine/relations";
import type { LabelColour } from "../model/colours";
import type { SpanLabel } from "../model/use-span-model";
import type { SpanWords } from "../words";
import * as styles from "./LabelPicker.css";
import { PickerFrame } from "./PickerFrame";
import { Labels } from "./PickerLabels";
import type { PickerAnchor } from "./use-picker";
import type { RelationOfSpan } from "./use-relations";

interface LabelPickerProps {
  quote: string;
  labels: readonly SpanLabel[];
  colours: ReadonlyMap<string, LabelColour>;
  /** The labels of this range. */
  chosen: readonly string[];
  /** An existing span, which can be relabelled and removed. Without it, the range has no label yet. */
  span?: { label: string; text: string; isWaiting: boolean } | undefined;
  /** The range can have further labels. */
  canAdd: boolean;
  /** The number of unmarked occurrences of the same text. */
  sameCount: number;
  /** The texts of its pieces, if it has several. */
  pieces?: readonly { start: number; text: string }[] | undefined;
  pieceWords: SpanWords["pieces"];
  /** Undefined where spans have one piece only. */
  onAddPiece?: (() => void) | undefined;
  onRemovePiece?: ((piece: number) => void) | undefined;
  /** The relations of the span. */
  relations?: readonly RelationOfSpan[] | undefined;
  relationWords?: SpanWords["relations"] | undefined;
  /** Undefined where spans can't be related. */
  onRelate?: (() => void) | undefined;
  onUnrelate?: ((relation: RelationOfSpan) => void) | undefined;
  /** The position of its span in the text; on small screens the picker is a sheet at the bottom. */
  anchor: PickerAnchor;
  words: SpanWords["picker"];
  /** The form of the note and the attributes. */
  details?: ReactNode;
  onChoose: (label: string) => void;
  /** A digit selects at once. The caller handles a second digit, because the picker has closed. */
  onDigit: (key: string, at: number) => void;
  onToggle: (label: string) => void;
  onRemove: () => void;
  onAccept: () => void;
  onSame: () => void;
  onClose: () => void;
  /** Called when the focus or the pointer leaves. */
  onLeave: () => void;
}

/** The actions for a span, or for a range that becomes one. */
export function LabelPicker(props: LabelPickerProps) {
  const { quote, span, words, anchor } = props;
  const [isAdding, setIsAdding] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const hasSingleKeys = useSingleKeys();
  useCloseRequest(true, props.onClose);

  const digit = (key: string, at: number) => {
    if (!isAdding) return props.onDigit(key, at);
    const label = props.labels[Number(digitOf(key)) - 1];
    if (label) props.onToggle(label.value);
  };
  const actOf = (key: string, isInSearch: boolean) => {
    if (key === "Escape") return props.onClose;
    if (key === "ArrowDown" || key === "ArrowUp") return intoLabels(menu.current);
    return hasSingleKeys ? shortcutOf(key, isInSearch) : undefined;
  };
  const shortcutOf = (key: string, isInSearch: boolean) => {
    if (key === "Delete" && span) return props.onRemove;
    return key === "+" && span && !isInSearch ? props.onAddPiece : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInSearch = event.target instanceof HTMLInputElement;
    // The focus moves before the letter is typed, so the letter is typed into the search field.
    if (isLetter(event)) return root.current?.querySelector("input")?.focus();
    const act = actOf(event.key, isInSearch);
    if (act) act();
    // With the focus anywhere in the picker except in the search field, where a digit is text.
    else if (hasSingleKeys && digitOf(event.key) !== undefined && !isInSearch)
      digit(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
  return (
    <PickerFrame {...{ root, anchor, onKeyDown }} label={words.title(quote)} onLeave={props.onLeave}>
      <div className={styles.head}>
        <q className={styles.quote}>
          <bdi dir={majorityDirection(quote)}>{quote}</bdi>
        </q>
        {span && <IconButton picture={Trash2} label={words.remove(span.text)} onClick={props.onRemove} />}
        <IconButton picture={X} label={words.close} onClick={props.onClose} />
      </div>
      <div ref={menu} className={styles.menu}>
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
        {span && <PieceItems {...props} />}
        {span && <RelationItems {...props} />}
      </div>
      {props.details}
    </PickerFrame>
  );
}

/** Adds a piece to the span, and removes one of several. */
function PieceItems({ pieces = [], pieceWords, onAddPiece, onRemovePiece }: LabelPickerProps) {
  if (!onAddPiece) return null;
  return (
    <>
      <div className={styles.separator} />
      <Item picture={Plus} onPress={onAddPiece} hotkey="+">
        {pieceWords.add}
      </Item>
      {pieces.map((quote, piece) => (
        <Item key={quote.start} picture={Minus} onPress={() => onRemovePiece?.(piece)}>
          {pieceWords.remove(quote.text)}
        </Item>
      ))}
    </>
  );
}

/** Relates the span to another one, and removes its relations. */
function RelationItems({ relations = [], relationWords, onRelate, onUnrelate }: LabelPickerProps) {
  if (!onRelate || !relationWords) return null;
  return (
    <>
      <div className={styles.separator} />
      <Item picture={Waypoints} onPress={onRelate}>
        {relationWords.add}
      </Item>
      {relations.map((relation) => (
        <Item key={relationKey(relation.relation)} picture={Minus} onPress={() => onUnrelate?.(relation)}>
          {relationWords.remove(relation.text)}
        </Item>
      ))}
    </>
  );
}

/** Moves the focus from another entry of the menu to the Tab stop of the labels; undefined if the focus is not on one. */
function intoLabels(menu: HTMLElement | null): (() => void) | undefined {
  const focused = menu?.ownerDocument.activeElement;
  const label = menu?.querySelector<HTMLElement>('[role="option"][tabindex="0"]');
  const isElsewhere = focused?.matches("button:not([role])") && menu?.contains(focused);
  return label && isElsewhere ? () => label.focus() : undefined;
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^\p{L}$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}

function Item({
  picture,
  onPress,
  hotkey,
  children,
}: {
  picture: IconPicture;
  onPress: () => void;
  /** The key that does the same. */
  hotkey?: string | undefined;
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
      {hotkey !== undefined && <Kbd isSingle>{hotkey}</Kbd>}
    </button>
  );
}
