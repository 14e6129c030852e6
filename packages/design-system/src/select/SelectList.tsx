import { useEffect, useRef, useState } from "react";
import { ListBox, type ListBoxOption, ListSearch, matching, useList } from "../listbox";
import { Skeleton } from "../skeleton";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./Select.css";
import type { SelectWords } from "./SelectFrame";

const searchAbove = 8;

interface SelectListProps {
  label: string;
  /** Without them there is no search field. */
  words: SelectWords | undefined;
  options: readonly ListBoxOption[];
  selected: readonly string[];
  mark: "tick" | "box";
  onChoose: (value: string) => void;
  /** The search of a caller that filters the options itself, and the number of all options. */
  search?: { query: string; onQuery: (query: string) => void; count: number } | undefined;
  /** One sentence below the list. */
  hint?: string | undefined;
  /** Whether there is a search field, which needs words, whatever the number of options. */
  hasSearch?: boolean | undefined;
  /** The options are loading: placeholders are shown, and this text is announced. */
  loadingLabel?: string | undefined;
}

const placeholders = ["72%", "56%", "84%", "48%", "64%"];

/** The list that a select opens, with a search field if there are more than eight options. */
export function SelectList(props: SelectListProps) {
  const { label, words, options, selected, mark, onChoose, search, hint, loadingLabel } = props;
  const [ownQuery, setOwnQuery] = useState("");
  const { query, onQuery, count } = search ?? {
    query: ownQuery,
    onQuery: setOwnQuery,
    count: options.length,
  };
  const isSearched = words !== undefined && (props.hasSearch ?? count > searchAbove);
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
  const isLoading = loadingLabel !== undefined;
  const own = useRef<HTMLDivElement>(null);
  // The popover had nothing to focus but itself while there was neither a search field nor a list.
  useEffect(() => {
    if (!isLoading && own.current?.closest("[role=dialog]") === document.activeElement) own.current?.focus();
  }, [isLoading]);
  return (
    <>
      {words && isSearched && (
        <div className={styles.search}>
          <ListSearch list={list} label={words.search} size="sm" query={query} onQuery={onQuery} />
        </div>
      )}
      {isLoading ? (
        <Placeholders id={list.id} name={label} label={loadingLabel} />
      ) : (
        <ListBox
          ref={own}
          list={list}
          label={label}
          options={shown}
          isSelected={isSelected}
          onChoose={onChoose}
          mark={mark}
          keyboard={isSearched ? undefined : list.keyboard}
          noneFound={words?.noneFound ?? ""}
        />
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </>
  );
}

/** The list while its options load. */
function Placeholders({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={name}
      className={styles.placeholders}
      aria-busy="true"
      tabIndex={-1}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {placeholders.map((width) => (
        <Skeleton key={width} width={width} height="20px" />
      ))}
    </div>
  );
}
