import { useState } from "react";
import { Search } from "../icon";
import { ListBox, type ListBoxOption, matching, useList } from "../listbox";
import { TextField } from "../text-field";
import * as styles from "./Select.css";
import type { SelectWords } from "./SelectFrame";

const searchAbove = 8;

interface SelectListProps {
  label: string;
  words: SelectWords;
  options: readonly ListBoxOption[];
  selected: readonly string[];
  mark: "tick" | "box";
  onChoose: (value: string) => void;
}

/** The list that a select opens: with a field over it when there are more than eight options. */
export function SelectList({ label, words, options, selected, mark, onChoose }: SelectListProps) {
  const [query, setQuery] = useState("");
  const isSearched = options.length > searchAbove;
  const shown = matching(options, query);
  const isSelected = (value: string) => selected.includes(value);
  const list = useList({
    options: shown,
    initial: Math.max(
      0,
      shown.findIndex(({ value }) => isSelected(value)),
    ),
    onChoose: ({ value }) => onChoose(value),
    isSearched,
  });
  const search = (next: string) => {
    setQuery(next);
    list.setActive(0);
  };
  return (
    <>
      {isSearched && (
        <div className={styles.search}>
          <TextField
            {...list.keyboard}
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            size="sm"
            icon={Search}
            autoComplete="off"
            value={query}
            onChange={search}
          />
        </div>
      )}
      <ListBox
        list={list}
        label={label}
        options={shown}
        isSelected={isSelected}
        onChoose={onChoose}
        mark={mark}
        keyboard={isSearched ? undefined : list.keyboard}
        noneFound={words.noneFound}
      />
    </>
  );
}
