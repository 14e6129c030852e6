import { type ReactElement, useEffect, useRef, useState } from "react";
import { shownFor } from "./measures";
import { Tooltip } from "./Tooltip";

export interface DescriptionTooltipProps {
  /** When it changes, the tooltip shows it by itself for two seconds. None: there is no tooltip. */
  description: string | undefined;
  /** What is described: one element. */
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
  if (description === undefined) return children;
  return (
    <Tooltip content={description} isRich isOpen={isOpen} onOpenChange={setIsOpen}>
      {children}
    </Tooltip>
  );
}
