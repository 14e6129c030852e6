import { createContext, type ReactNode, useContext } from "react";

const Exit = createContext<(() => void) | undefined>(undefined);

/**
 * Provides frames with the function that moves the focus out of them, to where the page's shortcuts work.
 *
 * @example
 * <FrameExit onLeave={() => document.getElementById("questions")?.focus()}>
 *   <FieldView field={{ title: "Ticket", settings: { type: "text", use_markdown: false } }} value="<b>Hello</b>" />
 * </FrameExit>
 */
export function FrameExit({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return <Exit value={onLeave}>{children}</Exit>;
}

/** Returns the function that moves the focus out of a frame; undefined if the page has no target for it. */
export function useFrameExit(): (() => void) | undefined {
  return useContext(Exit);
}
