import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useRef } from "react";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** The consequences. */
  description: ReactNode;
  /** The action, on the button. */
  submit: ReactNode;
  /** Called after the user has confirmed, when the dialog closes. */
  onConfirm: () => void;
}

/** Asks before an action that takes something away; Cancel has the focus at first. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  description,
  submit,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useT();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      focusFirst={cancel}
      title={title}
      description={description}
      closeLabel={t("app.close")}
      actions={
        <>
          <Button ref={cancel} tone="ghost" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {submit}
          </Button>
        </>
      }
    />
  );
}
