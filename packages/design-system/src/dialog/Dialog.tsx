import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode, RefObject } from "react";
import { X } from "../icon";
import { IconButton } from "../icon-button";
import { useReturnedFocus } from "../layers";
import * as styles from "./Dialog.css";

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the scrim and the × ask for it; the caller closes. */
  onClose: () => void;
  title: string;
  /** One or two sentences under the title; part of what is spoken on opening. */
  description?: ReactNode;
  /** Name of the ×. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the end, Cancel first. */
  actions?: ReactNode;
  /** 720 pixels instead of 480, for what must be compared or read. */
  isWide?: boolean;
  /** As large as the window, for what must be seen. */
  isFull?: boolean;
  /** What has the focus first; default: the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
}

/** A question that has to be answered first: the focus is trapped in it and returns afterwards. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children, actions } = props;
  const returning = useReturnedFocus(props.focusFirst);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={styles.dialog}
            {...returning}
            data-wide={props.isWide || undefined}
            data-full={props.isFull || undefined}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton picture={X} hasNativeTooltip label={closeLabel} />
              </Radix.Close>
            </div>
            <div className={styles.body}>
              {description && <Radix.Description>{description}</Radix.Description>}
              {children}
            </div>
            {actions && <div className={styles.foot}>{actions}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
