import { type ReactElement, useState } from "react";
import { Tooltip } from "./Tooltip";

export interface DisabledReasonProps {
  /** The message about missing answers: "To submit, complete required responses". */
  reason: string;
  /** Whether the control is disabled. An enabled control has no tooltip, and stays the same element. */
  isDisabled: boolean;
  /** A control that stays focusable while it is disabled: a button with the same `isDisabled`. */
  children: ReactElement;
}

/**
 * Why a control is disabled, as a tooltip of the control.
 *
 * @example
 * <DisabledReason reason="To submit, complete required responses" isDisabled>
 *   <Button isDisabled>Submit</Button>
 * </DisabledReason>
 */
export function DisabledReason({ reason, isDisabled, children }: DisabledReasonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip content={reason} isOpen={isOpen && isDisabled} onOpenChange={setOpen}>
      {children}
    </Tooltip>
  );
}
