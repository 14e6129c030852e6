import { type ReactElement, useEffect, useRef, useState } from "react";
import { shownFor } from "./measures";
import { Tooltip } from "./Tooltip";

export interface DescriptionTooltipProps {
  /** What is described: when it changes, the tooltip shows it by itself for two seconds. */
  description: string;
  /** One focusable element. */
  children: ReactElement;
}

/** The description of something that can change while one looks at it, as a question's in its settings. */
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
  return (
    <Tooltip content={description} isRich isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
    </Tooltip>
  );
}
