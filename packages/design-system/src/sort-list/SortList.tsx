import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { ArrowDown, ArrowUp, Icon, type IconPicture, Plus, X } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import * as styles from "./SortList.css";
import { type SortKey, turned, withKey, withoutKey } from "./sort-keys";

/** Something that can be sorted by. */
export interface SortChoice {
  id: string;
  label: string;
  icon?: IconPicture;
}

export interface SortWords {
  /** Over what is sorted by: "Sorted by". */
  sortedBy: string;
  /** Over what can be added: "Add". */
  add: string;
  /** The button of a key: what it says now, "Words: ascending". */
  direction: (label: string, isDescending: boolean) => string;
  /** "Don't sort by words" */
  remove: (label: string) => string;
}

export interface SortListProps extends NativeProps<"div", "onChange"> {
  choices: readonly SortChoice[];
  /** What is sorted by, the most important first. */
  value: readonly SortKey[];
  onChange: (value: readonly SortKey[]) => void;
  words: SortWords;
}

/**
 * What a list is sorted by, and what else it could be: a choice moves up when it is taken and down when it is taken
 * out, and the focus goes with it. It stands in a filter popover.
 */
export function SortList({ choices, value, onChange, words, ...native }: SortListProps) {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const chosen = value.flatMap((key) => byId.get(key.id) ?? []);
  const others = choices.filter(({ id }) => value.every((key) => key.id !== id));

  // The button that was pressed goes away: its choice stands in the other half now.
  const move = (id: string, next: readonly SortKey[], event: MouseEvent<HTMLElement>) => {
    const root = event.currentTarget.closest("[data-sorts]");
    flushSync(() => onChange(next));
    root?.querySelector<HTMLElement>(`[data-sort="${CSS.escape(id)}"]`)?.focus();
  };

  return (
    <div {...native} data-sorts={value.length}>
      {chosen.length > 0 && (
        <>
          <h3 className={styles.head}>{words.sortedBy}</h3>
          <ol className={styles.list}>
            {chosen.map((choice) => (
              <Chosen
                key={choice.id}
                choice={choice}
                isDescending={value.some(({ id, isDescending }) => id === choice.id && isDescending)}
                words={words}
                onTurn={() => onChange(turned(value, choice.id))}
                onRemove={(event) => move(choice.id, withoutKey(value, choice.id), event)}
              />
            ))}
          </ol>
        </>
      )}
      {chosen.length > 0 && others.length > 0 && <hr className={styles.rule} />}
      {others.length > 0 && (
        <>
          <h3 className={styles.head}>{words.add}</h3>
          <ul className={styles.list}>
            {others.map(({ id, label, icon = Plus }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.choice}
                  data-sort={id}
                  onClick={(event) => move(id, withKey(value, id), event)}
                >
                  <Icon picture={icon} />
                  <span className={styles.words}>{label}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ChosenProps {
  choice: SortChoice;
  isDescending: boolean;
  words: SortWords;
  onTurn: () => void;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

function Chosen({ choice, isDescending, words, onTurn, onRemove }: ChosenProps) {
  const { id, label, icon } = choice;
  return (
    <li className={styles.key} data-descending={isDescending || undefined}>
      {icon && (
        <span className={styles.picture}>
          <Icon picture={icon} />
        </span>
      )}
      <span className={styles.words}>{label}</span>
      <IconButton
        picture={isDescending ? ArrowDown : ArrowUp}
        label={words.direction(label, isDescending)}
        hasNativeTooltip
        data-sort={id}
        onClick={onTurn}
      />
      <IconButton picture={X} label={words.remove(label)} hasNativeTooltip onClick={onRemove} />
    </li>
  );
}
