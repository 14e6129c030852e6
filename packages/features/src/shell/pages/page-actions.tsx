import { type IconPicture, useLatest } from "@glossa/design-system";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** The actions of a part of a page, by name. */
export interface PageAction {
  label: string;
  icon?: IconPicture;
  /** Whether it concerns only a part of the page that has a menu of its own: the palette lists it, menus of the page do not. */
  isOfPart?: boolean;
  run: () => void;
}

/** The actions of a page by the ids of their parts. */
type PageActions = Map<string, PageAction>;

const Context = createContext<PageActions | undefined>(undefined);

/** Lets the parts of a page offer actions to its palette. */
export function PageActionsProvider({ children }: { children: ReactNode }) {
  // Read only when the palette opens, so a change renders nothing.
  const [actions] = useState<PageActions>(() => new Map());
  return <Context.Provider value={actions}>{children}</Context.Provider>;
}

/** Offers an action while its part is on the page; undefined while it cannot be run. Pages without a palette ignore it. */
export function usePageAction(id: string, action: PageAction | undefined): void {
  const actions = useContext(Context);
  const run = useLatest(() => action?.run());
  const { label, icon, isOfPart } = action ?? {};
  useEffect(() => {
    if (label === undefined) return;
    actions?.set(id, { label, run, ...(icon && { icon }), ...(isOfPart && { isOfPart }) });
    return () => void actions?.delete(id);
  }, [actions, id, label, icon, isOfPart]);
}

/** The actions that the parts of a page offer. */
export function usePageActions(): ReadonlyMap<string, PageAction> {
  return useContext(Context) ?? none;
}

const none = new Map<string, PageAction>();
