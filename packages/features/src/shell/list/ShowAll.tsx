import { Button } from "@glossa/design-system";
import type { MouseEvent } from "react";

interface ShowAllProps {
  onShowAll: () => void;
  children: string;
}

/** Clears a search without results. The button disappears with the message, so the search field gets the focus. */
export function ShowAll({ onShowAll, children }: ShowAllProps) {
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest("main")?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    onShowAll();
  };
  return <Button onClick={show}>{children}</Button>;
}
