import { Fragment, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { ArrowDown, ArrowUp, Icon, type IconPicture, Plus, X } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import { majorityDirection } from "../text-direction";
import * as styles from "./SortList.css";
import { type SortKey, turned, withKey, withoutKey } from "./sort-keys";

/** An available sort key. */
export interface SortOption {
  id: string;
  label: string;
  icon?: IconPicture | undefined;
  /**
   * The heading above it while it is not active: "Metadata". Options of a group follow each other.
   *
   * @default no heading
   */
  group?: string | undefined;
  /**
   * What is shown of the label below that heading, which says the rest. The label must contain it.
   *
   * @default the whole label
   */
  labelInGroup?: string | undefined;
}

export interface SortWords {
  /** Heading of the active keys: "Sorted by". */
  sortedBy: string;
  /** Heading of the available keys: "Add". */
  add: string;
  /** Label of the button of a key: "Words: ascending". */
  direction: (label: string, isDescending: boolean) => string;
  /** "Don't sort by words" */
  remove: (label: string) => string;
}

export interface SortListProps extends NativeProps<"div", "onChange"> {
  /** All keys that can be sorted by; ids must differ. */
  options: readonly SortOption[];
  /** The active keys, the most important first. */
  value: readonly SortKey[];
  /** Called with the active keys after one was added, turned or removed. */
  onChange: (value: readonly SortKey[]) => void;
  /** Texts of the headings and buttons. */
  words: SortWords;
}

/**
 * The active and the available sort keys. A key moves up when it is added and down when it is
 * removed, and the focus follows. Used in a filter popover.
 *
 * @example
 * <SortList
 *   options={[{ id: "words", label: "Words" }]}
 *   value={[{ id: "words", isDescending: true }]}
 *   onChange={(keys) => console.info(keys)}
 *   words={{
 *     sortedBy: "Sorted by",
 *     add: "Add",
 *     direction: (label, isDescending) => `${label}: ${isDescending ? "descending" : "ascending"}`,
 *     remove: (label) => `Don't sort by ${label}`,
 *   }}
 * />
 */
export function SortList({ options, value, onChange, words, ...native }: SortListProps) {
  const byId = new Map(options.map((option) => [option.id, option]));
  const chosen = value.flatMap((key) => byId.get(key.id) ?? []);
  const others = options.filter(({ id }) => value.every((key) => key.id !== id));

  // The pressed button disappears, because its key is in the other list now.
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
            {chosen.map((option) => (
              <Chosen
                key={option.id}
                option={option}
                isDescending={value.some(({ id, isDescending }) => id === option.id && isDescending)}
                words={words}
                onTurn={() => onChange(turned(value, option.id))}
                onRemove={(event) => move(option.id, withoutKey(value, option.id), event)}
              />
            ))}
          </ol>
        </>
      )}
      {chosen.length > 0 && others.length > 0 && <hr className={styles.rule} />}
      {others.length > 0 && (
        <>
          <h3 className={styles.head}>{words.add}</h3>
          {inGroups(others).map(([group, members]) => (
            <Fragment key={group}>
              {group && (
                <h4 className={styles.group}>
                  <bdi dir={majorityDirection(group)}>{group}</bdi>
                </h4>
              )}
              <ul className={styles.list}>
                {members.map(({ id, label, labelInGroup = label, icon = Plus }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={styles.choice}
                      data-sort={id}
                      aria-label={label}
                      onClick={(event) => move(id, withKey(value, id), event)}
                    >
                      <Icon picture={icon} />
                      <span className={styles.words}>
                        <bdi dir={majorityDirection(labelInGroup)}>{labelInGroup}</bdi>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </div>
  );
}

/** The options by their groups, in the order of the first of each. */
function inGroups(options: readonly SortOption[]): [string, SortOption[]][] {
  const groups = new Map<string, SortOption[]>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}

interface ChosenProps {
  option: SortOption;
  isDescending: boolean;
  words: SortWords;
  onTurn: () => void;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

function Chosen({ option, isDescending, words, onTurn, onRemove }: ChosenProps) {
  const { id, label, icon } = option;
  return (
    <li className={styles.key} data-descending={isDescending || undefined}>
      {icon && (
        <span className={styles.picture}>
          <Icon picture={icon} />
        </span>
      )}
      <span className={styles.words}>
        <bdi dir={majorityDirection(label)}>{label}</bdi>
      </span>
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
