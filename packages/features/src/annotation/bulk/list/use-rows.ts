import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import type { BulkPorts, BulkView } from "../bulk-view";
import { type RowKey, rowKey } from "./row-key";

/** The id of the checkbox of a record. */
export function rowElementId(recordId: string): string {
  return `row-${recordId}`;
}

/** The current row, which is the Tab stop of the list, and the keys of the list. */
export function useRows({ rows, selected, progress }: BulkView, ports: BulkPorts) {
  const [current, setCurrent] = useState<string>();
  /** Where a selection with Shift and an arrow key began. */
  const anchor = useRef<number>(undefined);
  /** The checkbox that the code focuses just now: React renders the new current row only afterwards. */
  const target = useRef<Element>(null);
  const ids = rows.map(({ record }) => record.id);
  const at = Math.max(0, ids.indexOf(current ?? ""));
  const select = (id: string, isOn: boolean, isRange = false) =>
    progress || ports.onSelect(id, isOn, isRange);

  const { onCurrentRow } = ports;
  const currentId = ids[at];
  useEffect(() => onCurrentRow(currentId), [onCurrentRow, currentId]);

  const goTo = (index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    setCurrent(id);
    const box = document.getElementById(rowElementId(id));
    target.current = box;
    box?.focus({ preventScroll: true });
    target.current = null;
    // Scrolls to the whole row, because focusing the checkbox alone can leave the rest of the row outside.
    box?.closest("li")?.scrollIntoView({ block: "nearest" });
  };

  /** Selects while moving away from where it began, and deselects while moving back. */
  const extend = (from: number, to: number) => {
    anchor.current ??= from;
    const [here, there] = [ids[from], ids[to]];
    const isAway = Math.abs(to - anchor.current) > Math.abs(from - anchor.current);
    if (here !== undefined) select(here, isAway);
    if (isAway && there !== undefined) select(there, true);
  };

  const act = (id: string, press: RowKey) => {
    const isExtending = press.kind === "go" && press.isExtending;
    if (!isExtending) anchor.current = undefined;
    if (press.kind === "go") {
      if (isExtending) extend(at, press.row);
      goTo(press.row);
    } else if (press.kind === "range") select(id, true, true);
    else if (!progress) ports.onSelectAll(press.kind === "all");
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = ids[at];
    const press = isOfList(event) ? rowKey(event, at, ids.length) : undefined;
    if (!press || id === undefined) return;
    // Without a selection, and while an action runs, Escape is not a key of the list.
    if (press.kind === "clear" && (selected.length === 0 || progress)) return;
    event.preventDefault();
    event.stopPropagation();
    act(id, press);
  };

  return {
    /** The id of the current row. */
    current: currentId,
    setCurrent,
    goTo,
    focusCurrent: () => goTo(at),
    /** Whether an element gets the focus from a move to its row. */
    isTarget: (element: Element) => element === target.current,
    goBy: (step: number) => goTo(Math.max(0, Math.min(ids.length - 1, at + step))),
    onKeyDown,
    /** Begins a new selection: the next one with Shift and an arrow key begins at the current row. */
    onChosen: useCallback(() => {
      anchor.current = undefined;
    }, []),
  };
}

/** Whether the focus is on a checkbox, or on the list itself after a click on the text of a record. */
function isOfList({ target, currentTarget }: KeyboardEvent): boolean {
  const isOnCheckbox = target instanceof HTMLInputElement && target.dataset.choice !== undefined;
  return isOnCheckbox || target === currentTarget;
}
