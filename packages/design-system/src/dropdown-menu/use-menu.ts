import { createContext, use } from "react";
import type { Layers } from "../layers";

const MenuContext = createContext<Layers["RadixMenu"] | undefined>(undefined);

/** Hands the primitives of an open menu to its items. */
export const MenuProvider = MenuContext.Provider;

/** The primitives of the menu around. */
export function useMenu(): Layers["RadixMenu"] {
  const menu = use(MenuContext);
  if (!menu)
    throw new Error("An item stands outside a menu, so nothing can choose it. Put it into a DropdownMenu.");
  return menu;
}
