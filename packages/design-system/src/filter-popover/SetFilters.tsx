import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Icon, X } from "../icon";
import { type NativeProps, rootProps } from "../native";
import { BadgeLabel } from "./BadgeLabel";
import * as styles from "./FilterPopover.css";

/** One set value of a filter. */
export interface FilterBadge<Value> {
  label: string;
  /**
   * The label in two parts, "Channel:" and "chat". Where space is tight, the first one is shortened first, so that the
   * value stays visible.
   *
   * @default the label as a whole
   */
  parts?: { title: string; value: string } | undefined;
  /** The value of the filter after this one has been removed. */
  without: Value;
}

/** The texts of the buttons that remove what is set. */
export interface SetFiltersWords {
  /** "Remove channel" */
  remove: (label: string) => string;
  /** "Remove all" */
  all: string;
}

export interface SetFiltersProps<Value> extends NativeProps<"div", "onChange"> {
  /** The set values, each with the value that is left without it; if there are none, nothing is drawn. */
  badges: readonly FilterBadge<Value>[];
  /** The value without any filter. */
  empty: Value;
  /** Texts of the buttons. */
  words: SetFiltersWords;
  /** Called with the value that is left; "now" after *Remove all*, which is to be applied without delay. */
  onChange: (value: Value, when?: "now") => void;
}

/**
 * What is set in a filter, with a button for each that removes it. The focus moves on to the next one.
 *
 * @example
 * <SetFilters
 *   badges={[{ label: "channel", without: [] }]}
 *   empty={[]}
 *   words={{ remove: (label) => `Remove ${label}`, all: "Remove all" }}
 *   onChange={(value) => console.info(value)}
 * />
 */
export function SetFilters<Value>(props: SetFiltersProps<Value>) {
  const { badges, empty, words, onChange, ...native } = props;
  if (badges.length === 0) return null;
  const remove = (event: MouseEvent<HTMLElement>, index: number, to: Value, when?: "now") => {
    const list = event.currentTarget.parentElement;
    const around = list?.parentElement;
    flushSync(() => onChange(to, when));
    // The pressed button is gone.
    const next = list?.isConnected ? (list.children[index] ?? list.children[0]) : undefined;
    const focused = next ?? around?.querySelector("summary, input, button, [tabindex='0']");
    if (focused instanceof HTMLElement) focused.focus();
  };
  return (
    <div {...rootProps(native, styles.set)}>
      {badges.map(({ label, parts, without }, index) => (
        <button
          key={label}
          type="button"
          className={styles.removal}
          aria-label={words.remove(label)}
          title={label}
          onClick={(event) => remove(event, index, without)}
        >
          <BadgeLabel className={styles.removed} label={label} parts={parts} />
          <Icon picture={X} size={14} />
        </button>
      ))}
      {badges.length > 1 && (
        <button type="button" className={styles.removal} onClick={(event) => remove(event, 0, empty, "now")}>
          {words.all}
        </button>
      )}
    </div>
  );
}
