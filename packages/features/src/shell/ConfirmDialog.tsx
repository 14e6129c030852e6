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
  /**
   * What the button does that closes only this dialog.
   *
   * @default "Cancel"
   */
  cancel?: ReactNode;
  /** Called after the user has confirmed, when the dialog closes. */
  onConfirm: () => void;
}

/** Asks before an action that takes something away; Cancel has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, submit, cancel, onConfirm } = props;
  const t = useT();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      focusFirst={first}
      title={title}
      description={description}
      closeLabel={t("app.close")}
      actions={
        <>
          <Button ref={first} tone="ghost" onClick={onClose}>
            {cancel ?? t("app.cancel")}
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
