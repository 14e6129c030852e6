import type { KeyboardEvent, Ref } from "react";
import { Search } from "../icon";
import { TextField } from "../text-field";

interface ChipSearchProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Returns the focus to the options. */
  onLeave: () => void;
  /** Selects the only option left. */
  onEnter: () => void;
}

/** The search field above a long list of options; not a Tab stop, because typing a letter focuses it. */
export function ChipSearch({ ref, label, query, onQueryChange, onLeave, onEnter }: ChipSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onQueryChange("");
    if (event.key === "Enter") onEnter();
    if (event.key === "ArrowDown" || event.key === "Escape") onLeave();
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextField
      ref={ref}
      label={label}
      isLabelHidden
      placeholder={label}
      size="sm"
      type="search"
      icon={Search}
      value={query}
      onChange={onQueryChange}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    />
  );
}
