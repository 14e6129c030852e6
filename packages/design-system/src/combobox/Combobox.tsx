import { type KeyboardEvent, useRef, useState } from "react";
import { useControllable } from "../controllable";
import { ListBox, type ListBoxOption, matching, useList } from "../listbox";
import type { NativeProps } from "../native";
import { FieldFrame, type FieldWords, noteAttributes, useFieldId } from "../text-field";
import { box, input } from "../text-field/TextField.css";
import { choiceProblems, useWarnings } from "../warnings";
import { Proposals } from "./Proposals";

type Decided =
  | "type"
  | "role"
  | "value"
  | "defaultValue"
  | "onChange"
  | "size"
  | "readOnly"
  | "disabled"
  | "required";

export interface ComboboxProps extends NativeProps<"input", Decided>, FieldWords {
  /** The text of the field. Any text is allowed; the options are proposals. Without it the field keeps its text itself. */
  value?: string | undefined;
  /**
   * The text at first and after a reset of the form, for a field that keeps it itself.
   *
   * @default empty
   */
  defaultValue?: string | undefined;
  /** Called with the text after each key and after a proposal has been taken. */
  onChange?: ((value: string) => void) | undefined;
  /** Proposals: those that contain what is typed are shown. */
  options: readonly ListBoxOption[];
  /** Shown if no proposal matches. */
  noneFound: string;
  /**
   * Height 28, 32 or 40 pixels.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * A text field with proposals: ↓ opens them, Enter accepts the active one, Escape closes them and keeps the text.
 *
 * @example
 * <Combobox label="Owner" options={[{ value: "ana", label: "ana" }]} noneFound="No such user" defaultValue="ana" />
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    requiredLabel,
    value: controlled,
    onChange,
    options,
    noneFound,
    ...rest
  } = props;
  const { defaultValue = "", size = "md", isDisabled, onKeyDown, className, style, ...native } = rest;
  const [value, change, inForm] = useControllable({
    value: controlled,
    defaultValue,
    onChange,
  });
  const id = useFieldId(props.id);
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useWarnings("Combobox", () => choiceProblems("options", options, []));
  // If the text equals a proposal, all proposals are listed.
  const isProposal = options.some((option) => option.label === value);
  const shown = isProposal ? options : matching(options, value);
  const take = (text: string) => {
    change(text);
    setIsOpen(false);
    list.setActive(-1);
  };
  const list = useList({ options: shown, onChoose: (option) => take(option.label), isSearched: true });
  const type = (text: string) => {
    change(text);
    list.setActive(-1);
    setIsOpen(text !== "");
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setIsOpen(true);
    if (isOpen || event.key.startsWith("Arrow")) list.keyboard.onKeyDown(event);
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    list.setActive(-1);
  };
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, requiredLabel, className, style, inForm }}>
      <div ref={field} className={box} data-size={size} data-invalid={error !== undefined || undefined}>
        <input
          autoComplete="off"
          {...native}
          {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
          id={id}
          className={input}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-autocomplete="list"
          aria-controls={isOpen ? list.id : undefined}
          aria-activedescendant={isOpen ? list.keyboard["aria-activedescendant"] : undefined}
          value={value}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          disabled={isDisabled}
          required={requiredLabel !== undefined}
        />
      </div>
      <Proposals anchor={field} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ListBox
          list={list}
          label={label}
          options={shown}
          isSelected={(option) => option === value}
          onChoose={(chosen) => take(shown.find((option) => option.value === chosen)?.label ?? value)}
          mark="none"
          noneFound={noneFound}
        />
      </Proposals>
    </FieldFrame>
  );
}
