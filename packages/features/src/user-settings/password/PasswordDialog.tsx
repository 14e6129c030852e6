import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import type { CredentialPorts } from "../view-model";
import { PasswordForm } from "./PasswordForm";

type PasswordDialogProps = Pick<CredentialPorts, "onChangePassword" | "passwordLength">;

/** A button that opens a form for a new password. */
export function PasswordDialog(ports: PasswordDialogProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  // The dialog stays open during the request, because its form shows the result.
  const close = () => !isBusy && setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t("userSettings.changePassword")}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("userSettings.changePassword")}
        description={t("userSettings.about.password")}
        closeLabel={t("app.close")}
        closesOnScrim={false}
        actions={
          <>
            <Button tone="ghost" onClick={close}>
              {t("app.cancel")}
            </Button>
            <Button
              tone="primary"
              type="submit"
              form={formId}
              busyLabel={isBusy ? t("userSettings.changingPassword") : undefined}
            >
              {t("userSettings.changePassword")}
            </Button>
          </>
        }
      >
        <PasswordForm
          {...ports}
          id={formId}
          isBusy={isBusy}
          onBusy={setIsBusy}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
