import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";

interface SignOutDialogProps {
  /** The number of pending writes in this browser; 0 closes the dialog. */
  pendingWrites: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks for confirmation if the user signs out while some of their responses are still to be sent. */
export function SignOutDialog({ pendingWrites, onStay, onSignOut }: SignOutDialogProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={pendingWrites > 0}
      onClose={onStay}
      focusFirst={stay}
      title={t("account.unsentTitle")}
      description={t("account.unsentBody", { count: pendingWrites })}
      closeLabel={t("app.close")}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {t("account.stay")}
          </Button>
          <Button tone="danger" onClick={onSignOut}>
            {t("account.signOut")}
          </Button>
        </>
      }
    />
  );
}
