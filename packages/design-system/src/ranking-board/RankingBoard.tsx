import { useId, useRef } from "react";
import { FormValues } from "../controllable";
import { useSingleKeys } from "../kbd";
import { idsOf, type Naming, useName } from "../naming";
import { type NativeProps, rootProps, setRef } from "../native";
import { VisuallyHidden } from "../visually-hidden";
import type { Place, Target } from "./drop-target";
import * as styles from "./RankingBoard.css";
import { RankingItem } from "./RankingItem";
import { useBoard } from "./use-board";
import { placeAttributes, ranksAttribute } from "./use-item-drag";
import { entriesOf, useRanks } from "./use-ranks";

/** An item to rank. */
export interface RankingOption {
  id: string;
  text: string;
  /** From 1; items may share one. */
  rank: number | null;
  /** A suggested rank that the item does not have: the visible text and the accessible sentence. */
  suggestion?: { shown: string; label: string } | undefined;
}

/** The labels of a board. */
export interface RankingWords {
  unranked: string;
  ranking: string;
  /** Shown where no item is left to rank. */
  allRanked: string;
  /** Shown in an empty slot. */
  drop: string;
  /** The state of an item: "rank 2", or "not ranked". */
  state: (rank: Place) => string;
  /** Announced after an item has moved. */
  moved: (text: string, rank: Place) => string;
  /** Labels of the buttons that place the picked item. */
  putAt: (rank: Place) => string;
  /** Explains the keys. */
  hint: string;
  /** Instead of `hint` where `SingleKeysProvider` has switched off digits and Delete. */
  hintWithoutSingleKeys?: string | undefined;
}

export interface RankingBoardProps extends NativeProps<"div", "role" | "onKeyDown" | "onChange">, Naming {
  /** The items with their ranks, in the order of the settings; ids must differ. */
  options: readonly RankingOption[];
  /**
   * Called with the id of an item and its new rank, from 1, or null if it has none any more; and where it was dragged
   * between others, with the new ranks of those that make room for it.
   */
  onPlace?: ((id: string, rank: Place, shifted?: Readonly<Record<string, number>>) => void) | undefined;
  /** Called when a typed rank was the last one that was missing: the focus may move on. */
  onComplete?: (() => void) | undefined;
  /**
   * Ranks by id, at first and after a reset of the form. With them the board keeps the ranks itself, and those of the
   * options do not count.
   */
  defaultRanks?: Readonly<Record<string, number>> | undefined;
  /** The name in a form, which gets an entry for each ranked item: its rank, a space and its id. */
  name?: string | undefined;
  /**
   * The order is a suggestion that no person has confirmed or changed.
   *
   * @default false
   */
  isPencil?: boolean | undefined;
  /**
   * The ranks can be read, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Texts of the board, its hints and announcements. */
  words: RankingWords;
}

/**
 * Ranks items; several may share a rank. A digit sets the rank of the focused item, 0 and
 * Delete remove it, ↑ ↓ move the focus. By pointer: drag onto an item for a tie or between two, or pick an item and then a slot; an item
 * without a rank moves to the first free slot when it is picked.
 *
 * @example
 * <>
 *   <h3 id="better">Which answer is better?</h3>
 *   <RankingBoard
 *     labelId="better"
 *     options={[
 *       { id: "a", text: "Answer A", rank: null },
 *       { id: "b", text: "Answer B", rank: null },
 *     ]}
 *     defaultRanks={{ a: 1 }}
 *     words={{
 *       unranked: "Unranked",
 *       ranking: "Ranking",
 *       allRanked: "All answers are ranked",
 *       drop: "Drop here",
 *       state: (rank) => (rank === null ? "not ranked" : `rank ${rank}`),
 *       moved: (text, rank) => `${text}: ${rank ?? "not ranked"}`,
 *       putAt: (rank) => `Put at ${rank ?? "the start"}`,
 *       hint: "A digit sets the rank, 0 removes it.",
 *     }}
 *   />
 * </>
 */
export function RankingBoard(props: RankingBoardProps) {
  const {
    labelId,
    label,
    words,
    isPencil = false,
    isReadOnly = false,
    name,
    ref,
    onComplete,
    ...rest
  } = props;
  const { options, onPlace, inForm, native } = useRanks(rest);
  const root = useRef<HTMLDivElement>(null);
  const board = useBoard({ options, onPlace, onComplete, isPencil, words }, root);
  const hintId = useId();
  const hint = useSingleKeys() ? words.hint : (words.hintWithoutSingleKeys ?? words.hint);
  const nameAttributes = useName("RankingBoard", { labelId, label });

  const itemOf = (option: RankingOption) => (
    <RankingItem
      key={option.id}
      id={option.id}
      text={option.text}
      state={words.state(option.rank)}
      look={lookOf(option, isPencil)}
      suggestion={option.suggestion}
      isPicked={board.picked === option.id}
      isReadOnly={isReadOnly}
      way={board.drag.lifted?.id === option.id ? board.drag.lifted : undefined}
      onPick={() => board.pick(option)}
      onKey={(event) => board.onKey(event, option)}
      drag={board.drag.handlers(option.id)}
      roving={board.stopOf(option)}
    />
  );
  const picked = options.find(({ id }) => id === board.picked);
  const target = (place: Place) =>
    picked !== undefined &&
    picked.rank !== place && (
      <button type="button" className={styles.target} onClick={() => board.put(picked.id, place)}>
        {words.putAt(place)}
      </button>
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend, and the question's title stands outside
    <div
      {...rootProps(native, styles.board)}
      ref={(element) => {
        root.current = element;
        setRef(ref, element);
      }}
      role="group"
      {...nameAttributes}
      aria-describedby={idsOf(nameAttributes["aria-describedby"], hintId)}
      onKeyDown={board.onArrow}
    >
      <FormValues ref={inForm} name={name} values={entriesOf(options)} />
      <VisuallyHidden>
        <p id={hintId}>{hint}</p>
        <p role="status">{board.said}</p>
      </VisuallyHidden>
      <div className={styles.column} {...placeAttributes(null)} data-over={isOn(board.drag.over, null)}>
        <p className={styles.head}>{words.unranked}</p>
        {options.filter(({ rank }) => rank === null).map(itemOf)}
        {options.every(({ rank }) => rank !== null) && <p className={styles.none}>{words.allRanked}</p>}
        {target(null)}
      </div>
      <div className={styles.column} {...ranksAttribute}>
        <p className={styles.head}>{words.ranking}</p>
        {options.map((_, index) => {
          const place = index + 1;
          const held = options.filter(({ rank }) => rank === place);
          return (
            <div
              key={place}
              className={styles.slot}
              {...placeAttributes(place)}
              data-over={isOn(board.drag.over, place)}
              data-edge={edgeOf(board.drag.over, place, options.length)}
            >
              <span className={styles.number} aria-hidden="true">
                {place}
              </span>
              <div className={styles.held}>
                {held.map(itemOf)}
                {held.length === 0 && picked === undefined && !isReadOnly && (
                  <span className={styles.empty} aria-hidden="true">
                    {words.drop}
                  </span>
                )}
                {target(place)}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function isOn(over: Target | undefined, place: Place) {
  return (over?.kind === "on" && over.place === place) || undefined;
}

/** On which side of a place a line shows that the item goes there. */
function edgeOf(over: Target | undefined, place: number, count: number) {
  if (over?.kind !== "before") return undefined;
  if (over.place === place) return "before";
  return over.place > count && place === count ? "after" : undefined;
}

function lookOf({ rank, suggestion }: RankingOption, isPencil: boolean) {
  if (rank !== null) return isPencil ? "pencilled" : "ranked";
  return suggestion ? "suggested" : "rest";
}
