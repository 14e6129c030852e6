import * as Radix from "@radix-ui/react-dialog";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { X } from "../icon";
import { IconButton } from "../icon-button";
import { type NativeProps, rootProps } from "../native";
import { InDialog, useCloseRequest, useReturnedFocus, useSteadyFocus } from "../overlay";
import * as styles from "./Dialog.css";
import { useFootRoom } from "./use-foot-room";

export interface DialogProps extends NativeProps<"div", "role" | "title"> {
  /** Whether the dialog is on screen; the caller keeps this. */
  isOpen: boolean;
  /** Called by the ×, by Escape (`closesOnEscape`) and a click beside it (`closesOnScrim`); the caller closes the dialog. */
  onClose: () => void;
  /** The heading, which names the dialog: a question or the name of the task. */
  title: string;
  /** One or two sentences under the title; announced when the dialog opens. */
  description?: ReactNode;
  /** Name of the ×. */
  closeLabel: string;
  /**
   * The content below the description.
   *
   * @default none
   */
  children?: ReactNode;
  /** Buttons at the end, Cancel first. */
  actions?: ReactNode;
  /** 720 pixels instead of 480, for long or compared content. */
  isWide?: boolean | undefined;
  /** As wide as the window, for images and for content side by side. */
  isFull?: boolean | undefined;
  /**
   * Whether a click beside the dialog closes it: not if that would lose what was typed, or a secret that is shown once.
   *
   * @default true
   */
  closesOnScrim?: boolean | undefined;
  /**
   * Whether Escape, or the back button of a phone, closes the dialog: not if that would lose a secret that is shown once.
   *
   * @default true
   */
  closesOnEscape?: boolean | undefined;
  /**
   * The element that gets the focus first.
   *
   * @default the first control
   */
  focusFirst?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog: the focus is trapped in it and returns afterwards.
 *
 * @example
 * <Dialog
 *   isOpen
 *   onClose={() => undefined}
 *   title="Delete this dataset?"
 *   description="Its records and answers are deleted, too."
 *   closeLabel="Close"
 *   actions={<Button tone="danger">Delete</Button>}
 * />
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children, actions, focusFirst, ...rest } = props;
  const { isWide, isFull, closesOnScrim = true, closesOnEscape = true, ...native } = rest;
  const returning = useReturnedFocus(isOpen, focusFirst);
  const steady = useSteadyFocus();
  useCloseRequest(isOpen, () => closesOnEscape && onClose());
  const foot = useFootRoom();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} data-scrim="" onKeyDownCapture={showFocused}>
          <Radix.Content
            {...rootProps(native, styles.dialog)}
            {...returning}
            {...steady}
            onPointerDownOutside={(event) => !closesOnScrim && event.preventDefault()}
            onEscapeKeyDown={(event) => !closesOnEscape && event.preventDefault()}
            data-modal=""
            data-wide={isWide || undefined}
            data-full={isFull || undefined}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <InDialog value={true}>
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
              {actions && (
                <div ref={foot} className={styles.foot} data-actions="">
                  {actions}
                </div>
              )}
            </InDialog>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * From the last control, Tab leads to the first one, and back: Radix moves the focus there without scrolling. In the capturing
 * phase, because a dialog may keep its keys to itself.
 */
function showFocused({ key }: KeyboardEvent) {
  if (key !== "Tab") return;
  // Once the focus has moved. Unit tests with jsdom cannot scroll.
  requestAnimationFrame(() => document.activeElement?.scrollIntoView?.({ block: "nearest" }));
}
