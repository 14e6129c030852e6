import { type KeyboardEventHandler, type ReactNode, type Ref, useEffect, useRef } from "react";
import { Check, Icon, type IconPicture } from "../icon";
import { majorityDirection } from "../text-direction";
import * as styles from "./ListBox.css";
import { inGroups } from "./next-option";
import type { ListOption } from "./use-list";

/** An option as it is shown. */
export interface ListBoxOption extends ListOption {
  icon?: IconPicture | undefined;
  /** A caption over it and its neighbours of the same group. */
  group?: string | undefined;
  /** At the end of the line: a count, a key. */
  note?: ReactNode;
}

interface ListBoxProps {
  /** From `useList`. */
  list: {
    id: string;
    active: number;
    setActive: (index: number) => void;
    optionId: (index: number) => string;
  };
  label: string;
  options: readonly ListBoxOption[];
  isSelected: (value: string) => boolean;
  onChoose: (value: string) => void;
  /** A tick at the selected option, a checkbox for each of several, or neither for commands. */
  mark: "tick" | "box" | "none";
  /** The list itself is focusable, for lists without a search field. */
  keyboard?: { onKeyDown: KeyboardEventHandler; "aria-activedescendant": string | undefined } | undefined;
  /** Shown if the list is empty. */
  noneFound: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The options of a select, a combobox or a palette. They are never focused; `aria-activedescendant` names one. */
export function ListBox(props: ListBoxProps) {
  const { list, label, options, isSelected, onChoose, mark, keyboard, noneFound, ref } = props;
  return (
    <>
      <div
        {...keyboard}
        ref={ref}
        id={list.id}
        role="listbox"
        className={styles.list}
        aria-label={label}
        aria-multiselectable={mark === "box" || undefined}
        tabIndex={keyboard ? 0 : -1}
      >
        {inGroups(options).map(({ label: group, options: members }) => {
          const lines = members.map(({ option, index }) => (
            <Line
              key={option.value}
              option={option}
              mark={mark}
              isSelected={isSelected(option.value)}
              isActive={index === list.active}
              id={list.optionId(index)}
              onActivate={() => list.setActive(index)}
              onChoose={() => onChoose(option.value)}
            />
          ));
          if (group === undefined) return lines;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place inside a listbox
            <div key={group} role="group" aria-label={group}>
              <div className={styles.heading} aria-hidden="true">
                {group}
              </div>
              {lines}
            </div>
          );
        })}
      </div>
      <p role="status" className={options.length === 0 ? styles.none : undefined}>
        {options.length === 0 ? noneFound : ""}
      </p>
    </>
  );
}

interface LineProps {
  option: ListBoxOption;
  mark: "tick" | "box" | "none";
  isSelected: boolean;
  isActive: boolean;
  id: string;
  onActivate: () => void;
  onChoose: () => void;
}

function Line({ option, mark, isSelected, isActive, id, onActivate, onChoose }: LineProps) {
  const { isDisabled } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to what has the focus, see useList
    <div
      ref={useIntoView(isActive)}
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      data-active={isActive || undefined}
      onPointerMove={() => !isDisabled && !isActive && onActivate()}
      // The focus stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onChoose()}
    >
      {mark === "box" && <span className={styles.box} />}
      {option.icon && <Icon picture={option.icon} />}
      <bdi className={styles.words} dir={majorityDirection(option.label)}>
        {option.label}
      </bdi>
      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
      {mark === "tick" && (
        <span className={isSelected ? styles.chosen : styles.notChosen}>
          <Icon picture={Check} />
        </span>
      )}
    </div>
  );
}

/** Scrolls the active option into view if necessary. */
function useIntoView(isActive: boolean) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);
  return option;
}
