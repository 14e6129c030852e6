import { createContext, use } from "react";

const SingleKeysContext = createContext(true);

/**
 * Whether digits, Delete and other keys without Ctrl, Cmd or Alt are shortcuts in the components inside (WCAG 2.1.4); yes
 * without it. Keys that move, open or press what has the focus work in any case.
 */
export const SingleKeysProvider = SingleKeysContext.Provider;

/** Returns whether keys without Ctrl, Cmd or Alt are shortcuts. */
export const useSingleKeys = (): boolean => use(SingleKeysContext);
