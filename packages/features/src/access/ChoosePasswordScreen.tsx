import { Banner, Button, Link, Skeleton, Stack, TextField, useTouched } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import { OpenPage } from "../shell";
import * as styles from "./ChoosePassword.css";

/** The link with which a person came: being checked, refused with the reason, or that of a user. */
export type PasswordLinkState =
  | { kind: "checking" }
  | { kind: "invalid"; reason: string }
  /** Whether it is valid could not be asked. */
  | { kind: "failed"; reason: string }
  | { kind: "valid"; username: string }
  /** The password is stored, but a sign-in requires more than that. */
  | { kind: "saved" };

export interface ChoosePasswordScreenProps {
  /** What is known about the link. */
  link: PasswordLinkState;
  /** The length of a password, in characters. */
  passwordLength: { min: number; max: number };
  /** Asks again whether the link is valid. */
  onRetry: () => void;
  /** Stores the password and signs in; returns the translated reason if that failed. */
  onChoose: (password: string) => Promise<string | undefined>;
}

/**
 * Where people with a link choose their password: invited ones, and those who have lost it.
 *
 * @example
 * <ChoosePasswordScreen
 *   link={{ kind: "valid", username: "marisol" }}
 *   passwordLength={{ min: 8, max: 100 }}
 *   onRetry={() => undefined}
 *   onChoose={async () => undefined}
 * />
 */
export function ChoosePasswordScreen({ link, passwordLength, onRetry, onChoose }: ChoosePasswordScreenProps) {
  const t = useT();
  if (link.kind === "invalid")
    return (
      <OpenPage title={t("userSettings.choose.invalidTitle")}>
        <p>{link.reason}</p>
        <Link href="/sign-in">{t("userSettings.choose.toSignIn")}</Link>
      </OpenPage>
    );
  if (link.kind === "failed")
    return (
      <OpenPage title={t("userSettings.choose.title")}>
        <p role="alert">{link.reason}</p>
        <div>
          <Button onClick={onRetry}>{t("app.retry")}</Button>
        </div>
      </OpenPage>
    );
  if (link.kind === "saved")
    return (
      <OpenPage title={t("userSettings.choose.title")}>
        <p role="status">{t("userSettings.choose.saved")}</p>
        <Link href="/sign-in">{t("userSettings.choose.toSignIn")}</Link>
      </OpenPage>
    );
  return (
    <OpenPage title={t("userSettings.choose.title")}>
      {link.kind === "checking" ? (
        <Stack gap={3} role="status" aria-label={t("userSettings.choose.reading")}>
          <Skeleton width="16rem" />
          <Skeleton width="100%" height="2.5rem" />
        </Stack>
      ) : (
        <ChoosePasswordForm username={link.username} {...{ passwordLength, onChoose }} />
      )}
    </OpenPage>
  );
}

interface FormProps extends Omit<ChoosePasswordScreenProps, "link" | "onRetry"> {
  username: string;
}

function ChoosePasswordForm({ username, passwordLength, onChoose }: FormProps) {
  const t = useT();
  const id = useId();
  const [password, setPassword] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const field = useTouched();
  const { length } = [...password];
  const isPossible = length >= passwordLength.min && length <= passwordLength.max;
  const words = t("userSettings.passwordLength", passwordLength);

  async function submit(event: FormEvent) {
    event.preventDefault();
    field.onBlur();
    if (!isPossible || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    setFailure(await onChoose(password));
    setIsBusy(false);
  }

  return (
    <Stack
      as="form"
      id={id}
      gap={5}
      className={styles.form}
      onSubmit={submit}
      onInput={() => setFailure(undefined)}
      noValidate
    >
      <p>{t("userSettings.choose.body", { username })}</p>
      {/* Password managers store the password under this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={username} />
      <TextField
        label={t("userSettings.newPassword")}
        type="password"
        autoFocus
        autoComplete="new-password"
        reveal={{ show: t("login.showPassword"), hide: t("login.hidePassword") }}
        value={password}
        onChange={setPassword}
        onBlur={field.onBlur}
        {...(field.isTouched && !isPossible ? { error: words } : { hint: words })}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div>
        <Button tone="primary" type="submit" busyLabel={isBusy ? t("userSettings.choose.saving") : undefined}>
          {t("userSettings.choose.submit")}
        </Button>
      </div>
    </Stack>
  );
}
