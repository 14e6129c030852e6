import { type KeyboardEvent, useId, useRef, useState } from "react";
import { nextOption, typedOption } from "./next-option";

/** The properties of an option that the keyboard handling uses. */
export interface ListOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

interface List<Option extends ListOption> {
  options: readonly Option[];
  /**
   * Index of the option that is active first.
   *
   * @default none until an arrow key is pressed
   */
  initial?: number | undefined;
  onChoose: (option: Option) => void;
  /** Letters are typed into a text field, which also handles Home, End and Space. */
  isSearched: boolean;
}

const typingPause = 500;
const ofTheField = ["Home", "End", " "];

/**
 * The keyboard of a list of options: the focus stays on one element (the list or the field over it), which names
 * the active option. Arrows, Home, End and Page keys move, typing jumps, Enter (and Space) chooses.
 */
export function useList<Option extends ListOption>({
  options,
  initial = -1,
  onChoose,
  isSearched,
}: List<Option>) {
  const id = useId();
  const [active, setActive] = useState(initial);
  const typed = useRef({ text: "", at: 0 });
  const at = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const choose = () => {
    const option = options[at];
    if (option && !option.isDisabled) onChoose(option);
    return option !== undefined;
  };

  const jump = (event: KeyboardEvent) => {
    const { text, at: last } = typed.current;
    const longer = (event.timeStamp - last < typingPause ? text : "") + event.key;
    typed.current = { text: longer, at: event.timeStamp };
    return typedOption(
      longer,
      at,
      options.map(({ label }) => label),
    );
  };

  const move = (event: KeyboardEvent) => {
    const canJump = !isSearched && isLetter(event);
    const next = nextOption(event.key, at, options) ?? (canJump ? jump(event) : undefined);
    if (next !== undefined) setActive(next);
    return next !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isSomebodyElses(event, isSearched)) return;
    const isChoosing = event.key === "Enter" || event.key === " ";
    if (!(isChoosing ? choose() : move(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    id,
    active: at,
    setActive,
    optionId,
    /** For the element that has the focus. */
    keyboard: {
      "aria-controls": id,
      "aria-activedescendant": at >= 0 ? optionId(at) : undefined,
      onKeyDown,
    },
  };
}

function isSomebodyElses({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, isSearched: boolean): boolean {
  return altKey || ctrlKey || metaKey || (isSearched && ofTheField.includes(key));
}

function isLetter({ key }: KeyboardEvent): boolean {
  return [...key].length === 1;
}
