import { createContext, use } from "react";

const SingleKeysContext = createContext(true);

/**
 * Whether digits, Delete and other keys without Ctrl, Cmd or Alt are shortcuts in the components inside (WCAG 2.1.4): those
 * that change spans, ranks and ratings or zoom an enlarged image. Without it, they are. Keys that move, open, press or close
 * what has the focus, and letters that find an entry of a list, work in any case.
 */
export const SingleKeysProvider = SingleKeysContext.Provider;

/** Returns whether keys without Ctrl, Cmd or Alt are shortcuts. */
export const useSingleKeys = (): boolean => use(SingleKeysContext);
