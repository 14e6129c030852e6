import { createContext, type ReactNode, useContext } from "react";

const Exit = createContext<(() => void) | undefined>(undefined);

export interface FrameExitProps {
  /** Called by Escape inside a frame; moves the focus to an element of the page. */
  onLeave: () => void;
  /** The fields, at any depth. */
  children: ReactNode;
}

/**
 * Provides frames with the function that moves the focus out of them, to where the page's shortcuts work.
 *
 * @example
 * <FrameExit onLeave={() => document.getElementById("questions")?.focus()}>
 *   <FieldView field={{ title: "Ticket", settings: { type: "text", use_markdown: false } }} value="<b>Hello</b>" />
 * </FrameExit>
 */
export function FrameExit({ onLeave, children }: FrameExitProps) {
  return <Exit value={onLeave}>{children}</Exit>;
}

/** Returns the function that moves the focus out of a frame; undefined if the page has no target for it. */
export function useFrameExit(): (() => void) | undefined {
  return useContext(Exit);
}
