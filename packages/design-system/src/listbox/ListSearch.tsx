import { Search } from "../icon";
import { TextField } from "../text-field";
import type { useList } from "./use-list";

interface ListSearchProps {
  list: Pick<ReturnType<typeof useList>, "keyboard" | "setActive">;
  label: string;
  size: "sm" | "lg";
  query: string;
  onQuery: (query: string) => void;
}

/** The search field above a list: typing filters the list, and arrow keys move in it. */
export function ListSearch({ list, label, size, query, onQuery }: ListSearchProps) {
  return (
    <TextField
      {...list.keyboard}
      role="combobox"
      aria-expanded
      aria-autocomplete="list"
      label={label}
      isLabelHidden
      placeholder={label}
      size={size}
      icon={Search}
      autoComplete="off"
      value={query}
      onChange={(next) => {
        onQuery(next);
        list.setActive(0);
      }}
    />
  );
}
