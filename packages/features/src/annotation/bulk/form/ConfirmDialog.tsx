import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";
import type { BulkAction } from "../bulk-view";

interface ConfirmDialogProps {
  /** The action to confirm; undefined: the dialog is closed. */
  action: BulkAction | undefined;
  count: number;
  /** Whether the server runs it, so that the page may be closed. */
  isByServer?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action affects very many records. Cancel has the focus: a second Enter affects nothing. */
export function ConfirmDialog({ action, count, isByServer = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useT();
  const cancel = useRef<HTMLButtonElement>(null);
  if (action === undefined) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`bulk.confirm.${action}`, { count })}
      description={t(isByServer ? "bulk.confirmHintByServer" : "bulk.confirmHint", { count })}
      closeLabel={t("app.close")}
      focusFirst={cancel}
      actions={
        <>
          <Button ref={cancel} tone="ghost" onClick={onClose}>
            {t("bulk.cancel")}
          </Button>
          <Button tone="primary" onClick={onConfirm}>
            {t("bulk.goOn")}
          </Button>
        </>
      }
    />
  );
}
