import { type ReactElement, useEffect, useRef, useState } from "react";
import { shownFor } from "./measures";
import { Tooltip } from "./Tooltip";

export interface DescriptionTooltipProps {
  /** When it changes, the tooltip opens for two seconds. Without it there is no tooltip. */
  description: string | undefined;
  /** What is described: one element. */
  children: ReactElement;
}

/** A tooltip with a description that can change while it is visible, as in the settings of a question. */
export function DescriptionTooltip({ description, children }: DescriptionTooltipProps) {
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
    <Tooltip content={description} isRich isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
    </Tooltip>
  );
}
