import { Banner, Button, Dialog, Stack, TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import type { CredentialPorts } from "./view-model";

type PasswordDialogProps = Pick<CredentialPorts, "onChangePassword" | "passwordLength">;

/** A button that opens a form for a new password. */
export function PasswordDialog(ports: PasswordDialogProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();
  // While the server decides, the form stays: it shows the outcome.
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
        actions={
          <>
            <Button onClick={close}>{t("app.cancel")}</Button>
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

interface PasswordFormProps extends PasswordDialogProps {
  id: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

/** Its texts go with the dialog: a closed form keeps no password. */
function PasswordForm(props: PasswordFormProps) {
  const { id, isBusy, onBusy, onDone, onChangePassword, passwordLength } = props;
  const t = useT();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [failure, setFailure] = useState<string>();
  const currentField = useTouched();
  const nextField = useTouched();
  const { min, max } = passwordLength;
  const isLong = [...next].length >= min && [...next].length <= max;
  const reveal = { show: t("login.showPassword"), hide: t("login.hidePassword") };
  const length = t("userSettings.passwordLength", { min, max });

  async function submit(event: FormEvent) {
    event.preventDefault();
    currentField.onBlur();
    nextField.onBlur();
    if (current === "" || !isLong || isBusy) return;
    onBusy(true);
    const failed = await onChangePassword({ current, next });
    onBusy(false);
    if (failed === undefined) onDone();
    else setFailure(failed);
  }

  return (
    <Stack as="form" id={id} gap={5} onSubmit={submit} noValidate>
      <TextField
        label={t("userSettings.currentPassword")}
        type="password"
        autoComplete="current-password"
        reveal={reveal}
        value={current}
        onChange={setCurrent}
        onBlur={currentField.onBlur}
        error={currentField.isTouched && current === "" ? t("login.passwordRequired") : undefined}
      />
      <TextField
        label={t("userSettings.newPassword")}
        type="password"
        autoComplete="new-password"
        reveal={reveal}
        value={next}
        onChange={setNext}
        onBlur={nextField.onBlur}
        {...(nextField.isTouched && !isLong ? { error: length } : { hint: length })}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Stack>
  );
}
