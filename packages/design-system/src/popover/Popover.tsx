import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { useLayers } from "../layers";
import { useDirection } from "../text-direction";
import { popover } from "./Popover.css";

/** What a popover says on the button that opens it. */
export interface PopoverTrigger {
  "aria-haspopup"?: "dialog";
  "aria-expanded"?: boolean;
  "data-state"?: "open" | "closed";
  onClick?: () => void;
}

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<PopoverTrigger>;
  /** Its name for screen readers. */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Which edge of the button it lines up with. Default "start". */
  align?: "start" | "end";
  /** "trigger": as wide as the button, "list": of one width, both without its own padding. Default "content". */
  fit?: "content" | "trigger" | "list";
}

/** A small surface under a button, with things to set in it: Escape, a click elsewhere and the button shut it. */
export function Popover(props: PopoverProps) {
  const { trigger, label, isOpen, onOpenChange, children, align = "start", fit = "content" } = props;
  const layers = useLayers(isOpen);
  const direction = useDirection();
  if (!layers) {
    // Until it opens for the first time, the button only looks like the one of a popover.
    return cloneElement(trigger, {
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      "data-state": isOpen ? "open" : "closed",
      onClick: () => onOpenChange(!isOpen),
    });
  }
  const { Root, Trigger, Portal, Content } = layers.RadixPopover;
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          className={popover}
          aria-label={label}
          dir={direction}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-fit={fit}
          onKeyDown={keepInside}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

// A digit or an arrow in here is not meant for the page. Escape is Radix's own.
function keepInside(event: KeyboardEvent) {
  if (event.key !== "Escape") event.stopPropagation();
}
