import { Button } from "@glossa/design-system";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";

/** The texts and the callback of a button that asks first. */
export interface ConfirmedButtonProps {
  /** The action, on the button and in the dialog. */
  children: ReactNode;
  /** The question of the dialog. */
  title: string;
  /** The consequences. */
  description: ReactNode;
  /** Called after the user has confirmed. */
  onConfirm: () => void;
  /**
   * Small and without an edge, or with a red edge.
   *
   * @default "ghost"
   */
  look?: "ghost" | "danger-quiet";
  /**
   * The name of the button for screen readers, where several have the same text.
   *
   * @default its text
   */
  label?: string;
}

/**
 * A button for an action that takes effect after a confirmation.
 *
 * @example
 * <ConfirmedButton
 *   title="Delete this dataset?"
 *   description="Its records and answers are deleted, too."
 *   onConfirm={() => console.info("deleted")}
 * >
 *   Delete dataset
 * </ConfirmedButton>
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { children, title, description, onConfirm, look = "ghost", label } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size={look === "ghost" ? "sm" : "md"}
        tone={look}
        aria-label={label}
        onClick={() => setIsAsking(true)}
      >
        {children}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        description={description}
        submit={children}
        onConfirm={onConfirm}
      />
    </>
  );
}
