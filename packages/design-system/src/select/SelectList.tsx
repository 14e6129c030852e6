import { useState } from "react";
import { ListBox, type ListBoxOption, ListSearch, matching, useList } from "../listbox";
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
  /** The search of a caller that filters the options itself, and the number of all options. */
  search?: { query: string; onQuery: (query: string) => void; count: number };
  /** One sentence below the list. */
  hint?: string | undefined;
}

/** The list that a select opens, with a search field if there are more than eight options. */
export function SelectList(props: SelectListProps) {
  const { label, words, options, selected, mark, onChoose, search, hint } = props;
  const [ownQuery, setOwnQuery] = useState("");
  const { query, onQuery, count } = search ?? {
    query: ownQuery,
    onQuery: setOwnQuery,
    count: options.length,
  };
  const isSearched = count > searchAbove;
  const shown = search ? options : matching(options, query);
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
  return (
    <>
      {isSearched && (
        <div className={styles.search}>
          <ListSearch list={list} label={words.search} size="sm" query={query} onQuery={onQuery} />
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
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
