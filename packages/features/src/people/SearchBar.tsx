import { Search, TextField } from "@glossa/design-system";
import type { ReactNode } from "react";
import * as styles from "./People.css";

interface SearchBarProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** How many were found. */
  count: string;
  /** The button that adds one. */
  children?: ReactNode;
}

/** Searches a list; beside it the number of results and the main action. */
export function SearchBar({ label, query, onQuery, count, children }: SearchBarProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      <TextField
        className={styles.search}
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        icon={Search}
        autoComplete="off"
        value={query}
        onChange={onQuery}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
      {children}
    </search>
  );
}
