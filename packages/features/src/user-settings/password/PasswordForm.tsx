import { Banner, Stack, TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useRef, useState } from "react";
import type { CredentialPorts } from "../view-model";

interface PasswordFormProps extends Pick<CredentialPorts, "onChangePassword" | "passwordLength"> {
  id: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

/** The current and a new password. What was typed disappears with the form. */
export function PasswordForm(props: PasswordFormProps) {
  const { id, isBusy, onBusy, onDone, onChangePassword, passwordLength } = props;
  const t = useT();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [failure, setFailure] = useState<string>();
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
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
    setFailure(undefined);
    const refusal = await onChangePassword({ current, next });
    onBusy(false);
    if (refusal === undefined) return onDone();
    setFailure(refusal.reason);
    if (refusal.field) (refusal.field === "current" ? currentInput : nextInput).current?.focus();
  }

  return (
    <Stack as="form" id={id} gap={5} onSubmit={submit} onInput={() => setFailure(undefined)} noValidate>
      <TextField
        ref={currentInput}
        label={t("userSettings.currentPassword")}
        type="password"
        autoFocus
        autoComplete="current-password"
        reveal={reveal}
        value={current}
        onChange={setCurrent}
        onBlur={currentField.onBlur}
        error={currentField.isTouched && current === "" ? t("login.passwordRequired") : undefined}
      />
      <TextField
        ref={nextInput}
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
