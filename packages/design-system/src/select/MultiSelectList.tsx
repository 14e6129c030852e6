import { useState } from "react";
import { type NativeProps, rootProps } from "../native";
import { choiceProblems, useWarnings } from "../warnings";
import type { SelectOption } from "./Select";
import { inline } from "./Select.css";
import { SelectList } from "./SelectList";
import { shortened } from "./shortened";

export interface MultiSelectListProps<Value extends string>
  extends NativeProps<"div", "role" | "onChange" | "defaultValue"> {
  /** The name of the list for screen readers. */
  label: string;
  /** The options in the order of display; values must differ. */
  options: readonly SelectOption<Value>[];
  /** The selected values. */
  values: readonly NoInfer<Value>[];
  /** Called with all selected values, in the order of the options. */
  onChange: (values: readonly Value[]) => void;
  /** Texts of the search and of what is left out. */
  words: MultiSelectListWords;
  /** Called when the text of the search changes, for a caller that then adds further options which it has found. */
  onQuery?: ((query: string) => void) | undefined;
  /** One sentence below the list, instead of the one about options that are not shown. */
  hint?: string | undefined;
}

export interface MultiSelectListWords {
  /** The name of the search field, which lists of more than eight options have. */
  search: string;
  /** Shown when a search has no results. */
  noneFound: string;
  /** Shown below a list of more than a hundred options: 16284 → "16,284 more: type to find them". */
  more: (hidden: number) => string;
}

/**
 * Selects any number of options in a list that is part of a form or a filter, without a button that opens it:
 * arrows move, Enter and Space tick. Of a very long list the selected options and the first hundred are shown; the
 * search finds the others.
 *
 * @example
 * function Channels() {
 *   const [channels, setChannels] = useState<readonly ("chat" | "email")[]>([]);
 *   return (
 *     <MultiSelectList
 *       label="Channel"
 *       options={[
 *         { value: "chat", label: "chat", count: "71" },
 *         { value: "email", label: "email", count: "96" },
 *       ]}
 *       values={channels}
 *       onChange={setChannels}
 *       words={{ search: "Find a value", noneFound: "No such value", more: (count) => `${count} more` }}
 *     />
 *   );
 * }
 */
export function MultiSelectList<Value extends string>(props: MultiSelectListProps<Value>) {
  const { label, options, values, onChange, words, onQuery, hint, ...native } = props;
  const [query, setQuery] = useState("");
  useWarnings("MultiSelectList", () => choiceProblems("options", options, values));
  const search = (text: string) => {
    setQuery(text);
    onQuery?.(text);
  };
  const toggle = (toggled: string) =>
    onChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !values.includes(value) : values.includes(value))),
    );
  const { shown, hidden } = shortened(options, query, values);
  return (
    <div {...rootProps(native, inline)}>
      <SelectList
        label={label}
        words={words}
        options={shown.map(({ count, ...option }) => ({ ...option, note: count }))}
        selected={values}
        mark="box"
        onChoose={toggle}
        search={{ query, onQuery: search, count: options.length }}
        hint={hint ?? (hidden > 0 ? words.more(hidden) : undefined)}
      />
    </div>
  );
}
