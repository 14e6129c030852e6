import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { scrollToRect } from "../pane";
import { tint } from "../tint";
import { liveRange } from "./draw-boxes";
import { type MatchList, type MatchState, makeMatchList } from "./match-list";
import { currentTint } from "./tints";

/** The list that the scopes under a provider add their matches to. */
export const MatchListContext = createContext<MatchList | undefined>(undefined);

export interface MatchProviderProps {
  /** The content whose `MatchScope`s count together. */
  children: ReactNode;
}

/**
 * Collects the matches of the `MatchScope`s in it, so that `useMatches` can go from one to the next.
 *
 * @example
 * <MatchProvider>
 *   <MatchScope find={(text) => (text.includes("refund") ? [{ start: 0, end: 6 }] : [])}>refund</MatchScope>
 * </MatchProvider>
 */
export function MatchProvider({ children }: MatchProviderProps) {
  const [list] = useState(makeMatchList);
  return <MatchListContext value={list}>{children}</MatchListContext>;
}

/** The matches on a page, and the way from one to the next. */
export interface Matches extends MatchState {
  /** Scrolls to the next or the previous match and marks it as the current one; after the last comes the first. */
  go: (by: 1 | -1) => void;
}

/**
 * The matches of the `MatchScope`s in the nearest `MatchProvider`.
 *
 * @example
 * function NextMatch() {
 *   const { count, current = -1, go } = useMatches();
 *   return <button onClick={() => go(1)}>{`${current + 1} of ${count}`}</button>;
 * }
 */
export function useMatches(): Matches {
  const list = use(MatchListContext) ?? none;
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  return { ...state, go: (by) => show(list.go(by)) };
}

const none = makeMatchList();

let clearCurrent = () => {};

function show(range: StaticRange | undefined): void {
  clearCurrent();
  const element = range?.startContainer.parentElement;
  if (!range || !element) return;
  clearCurrent = tint(currentTint, [range], 3);
  // A part that is not laid out yet has no rectangle of its own.
  if (liveRange(range).getBoundingClientRect().height === 0) element.scrollIntoView({ block: "nearest" });
  scrollToRect(element, liveRange(range).getBoundingClientRect());
}
