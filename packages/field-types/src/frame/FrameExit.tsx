import { createContext, type ReactNode, useContext } from "react";

const Exit = createContext<(() => void) | undefined>(undefined);

/** Tells frames where the keyboard goes when somebody leaves one: to where the page's own keys work. */
export function FrameExit({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return <Exit value={onLeave}>{children}</Exit>;
}

/** Moves the keyboard out of a frame; nothing where the page has no place for it. */
export function useFrameExit(): (() => void) | undefined {
  return useContext(Exit);
}
