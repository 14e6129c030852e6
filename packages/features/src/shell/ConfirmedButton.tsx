import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";

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
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => setIsAsking(false);
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
      <Dialog
        isOpen={isAsking}
        onClose={close}
        focusFirst={cancel}
        title={title}
        description={description}
        closeLabel={t("app.close")}
        actions={
          <>
            <Button ref={cancel} tone="ghost" onClick={close}>
              {t("app.cancel")}
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {children}
            </Button>
          </>
        }
      />
    </>
  );
}
