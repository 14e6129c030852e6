import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";

interface SignOutDialogProps {
  /** How many answers wait on this computer; 0 closes the dialog. */
  unsent: number;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asked before somebody signs out while answers of theirs are still on the way. */
export function SignOutDialog({ unsent, onStay, onSignOut }: SignOutDialogProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={unsent > 0}
      onClose={onStay}
      focusFirst={stay}
      title={t("account.unsentTitle")}
      description={t("account.unsentBody", { count: unsent })}
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
