import { type ReactElement, useEffect, useRef, useState } from "react";
import { shownFor } from "./measures";
import { Tooltip, type TooltipProps } from "./Tooltip";

type Own = "content" | "isRich" | "isOpen" | "onOpenChange" | "keyHint" | "side";

export interface DescriptionTooltipProps extends Omit<TooltipProps, Own> {
  /** When it changes, the tooltip opens for two seconds. Without it there is no tooltip. */
  description: string | undefined;
  /** What is described: one element. */
  children: ReactElement;
}

/**
 * A tooltip with a description that can change while it is visible, as in the settings of a question.
 *
 * @example
 * <DescriptionTooltip description="One label for each ticket">
 *   <h3>Reason</h3>
 * </DescriptionTooltip>
 */
export function DescriptionTooltip({ description, children, ...native }: DescriptionTooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const last = useRef(description);
  useEffect(() => {
    if (last.current === description) return;
    last.current = description;
    setIsOpen(true);
    const timer = setTimeout(() => setIsOpen(false), shownFor);
    return () => clearTimeout(timer);
  }, [description]);
  if (description === undefined) return children;
  return (
    <Tooltip {...native} content={description} isRich isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
    </Tooltip>
  );
}
