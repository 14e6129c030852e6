import { Button, Stack, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import { SubmitButton } from "../shell/SubmitButton";
import { Failure, markOf } from "./Failure";
import * as styles from "./SignInScreen.css";

/** The second step of a sign-in. */
export interface CodeStep {
  /** Signs in with a code; never rejects: a failure is returned as `error` of the screen. */
  onCode: (code: string) => void;
  /** Called when the user changes to the other kind of code: the failure was about the one before. */
  onOtherKind: () => void;
  /** Shows the form for username and password again. */
  onBack: () => void;
}

interface CodeFormProps extends CodeStep {
  /** Signs in with a passkey instead; without it there is no button. */
  onPasskey?: (() => void) | undefined;
  isBusy: boolean;
  error: string | undefined;
  /** Whether the code was wrong: the field is marked. */
  isRefused: boolean;
}

/** Asks for the code of the authenticator app, or for a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const { onCode, onOtherKind, onPasskey, onBack, isBusy, error, isRefused } = props;
  const t = useT();
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState("");
  const failureId = useId();
  const isComplete = code.trim() !== "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) onCode(code.trim());
  };
  const change = () => {
    setCode("");
    setIsRecovery(!isRecovery);
    onOtherKind();
  };

  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t("login.codeTitle")}</h1>
      {/* Another kind of code is another field: browsers and phones offer something else for it. */}
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? "login.recoveryCode" : "login.code")}
        hint={t(isRecovery ? "login.recoveryCodeHint" : "login.codeHint")}
        name={isRecovery ? "recovery-code" : "one-time-code"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="none"
        autoFocus
        spellCheck={false}
        size="lg"
        value={code}
        onChange={setCode}
        {...markOf(isRefused, failureId)}
      />
      {error && <Failure id={failureId}>{error}</Failure>}
      <SubmitButton
        size="lg"
        isBlock
        whyNot={isComplete ? undefined : t("app.fillInFirst")}
        busyLabel={isBusy ? t("login.submitting") : undefined}
      >
        {t("login.submit")}
      </SubmitButton>
      <Button size="lg" isBlock onClick={change}>
        {t(isRecovery ? "login.useCode" : "login.useRecoveryCode")}
      </Button>
      {onPasskey && (
        <Button size="lg" isBlock onClick={() => onPasskey()}>
          {t("login.passkey")}
        </Button>
      )}
      <Button size="lg" isBlock onClick={onBack}>
        {t("login.back")}
      </Button>
    </Stack>
  );
}
