import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { useDialogLayer } from "../overlay";
import { popover } from "../popover/Popover.css";
import { useDirection } from "../text-direction";

interface ProposalsProps {
  anchor: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The surface under the field; the focus stays in the field. */
export function Proposals({ anchor, isOpen, onClose, children }: ProposalsProps) {
  const direction = useDirection();
  const layer = useDialogLayer();
  const stay = (event: Event) => event.preventDefault();
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
      <Portal>
        <Content
          className={popover}
          {...layer}
          // The list has the role; this is only the surface behind it.
          role="presentation"
          dir={direction}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          data-fit="trigger"
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={(event) =>
            anchor.current?.contains(event.target as Node) && event.preventDefault()
          }
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
