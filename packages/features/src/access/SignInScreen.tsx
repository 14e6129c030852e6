import type { PasskeyAssertion } from "@glossa/contract";
import {
  ArrowRight,
  Brand,
  Button,
  KeyPicture,
  Spinner,
  Stack,
  TextField,
  useTouched,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FocusEvent, type FormEvent, memo, useId, useState } from "react";
import { SubmitButton } from "../shell/SubmitButton";
import { CodeForm, type CodeStep } from "./CodeForm";
import { Failure, markOf } from "./Failure";
import * as styles from "./SignInScreen.css";
import { Slogan } from "./Slogan";
import { useAutofill } from "./use-autofill";

/** The data and callbacks of the sign-in page. */
export interface SignInScreenProps {
  /** Signs in; never rejects: a failure is returned as `error`. */
  onSignIn: (credentials: { username: string; password: string }) => void;
  /** Signs in with a passkey: with what the browser has returned, or by asking it. Without it there is no button. */
  onPasskey?: ((assertion?: PasskeyAssertion) => void) | undefined;
  /** Whether a sign-in is running: the button shows that it is and cannot be pressed. */
  isBusy: boolean;
  /** Replaces the form while a link or URL signs the user in. */
  isAutomatic: boolean;
  /** Asks before a URL replaces the current session: anyone can send such a URL. */
  replacing?: ReplacedSession | undefined;
  /** The user whose session would be replaced, once it is known. */
  signedInAs?: string | undefined;
  /** Present once the password was right and a code is asked for: replaces the form. */
  codeStep?: CodeStep | undefined;
  /** The translated reason why the last attempt failed. */
  error: string | undefined;
  /**
   * Whether the last attempt failed because of what was entered: the fields are marked, and `error` is their description.
   *
   * @default false
   */
  isRefused?: boolean | undefined;
  /** Other ways to sign in; if there are none, their section is not shown. */
  providers: readonly { name: string; label: string }[];
  /** Called with the name of the chosen provider. */
  onProvider: (name: string) => void;
}

export interface ReplacedSession {
  /** The user whom the URL signs in; undefined for a link. */
  username: string | undefined;
  onReplace: () => void;
  onStay: () => void;
}

/**
 * Sign-in: the slogan on the page, the form in the margin.
 *
 * @example
 * <SignInScreen
 *   onSignIn={({ username }) => console.info(`${username} signs in`)}
 *   isBusy={false}
 *   isAutomatic={false}
 *   error={undefined}
 *   providers={[{ name: "huggingface", label: "Hugging Face" }]}
 *   onProvider={(name) => window.location.assign(`/oauth/${name}`)}
 * />
 */
export function SignInScreen(props: SignInScreenProps) {
  const t = useT();
  return (
    <div className={styles.layout}>
      <section className={styles.page} aria-label={t("app.name")}>
        <Brand name={t("app.name")} isLarge />
        <Slogan />
        <p className={styles.about}>{t("login.about")}</p>
      </section>
      <main className={styles.margin}>
        {props.replacing ? (
          <ReplaceQuestion {...props.replacing} signedInAs={props.signedInAs} />
        ) : props.codeStep ? (
          <CodeForm
            {...props.codeStep}
            onPasskey={props.onPasskey}
            isBusy={props.isBusy}
            error={props.error}
            isRefused={props.isRefused ?? false}
          />
        ) : props.isAutomatic ? (
          <div role="status">
            <h1 className={styles.automatic}>
              <Spinner />
              {t("login.automatic")}
            </h1>
          </div>
        ) : (
          <Stack gap={5}>
            <SignInForm
              onSignIn={props.onSignIn}
              isBusy={props.isBusy}
              error={props.error}
              isRefused={props.isRefused}
            />
            {props.onPasskey && <PasskeyButton onPasskey={props.onPasskey} />}
            {props.providers.length > 0 && (
              <Providers providers={props.providers} onProvider={props.onProvider} />
            )}
          </Stack>
        )}
      </main>
    </div>
  );
}

function ReplaceQuestion(props: ReplacedSession & Pick<SignInScreenProps, "signedInAs">) {
  const { username, signedInAs, onReplace, onStay } = props;
  const t = useT();
  return (
    <Stack gap={5}>
      <h1 className={styles.title}>{t("login.replaceTitle")}</h1>
      {signedInAs !== undefined && <p>{t("login.replaceWhom", { username: signedInAs })}</p>}
      <p>{username === undefined ? t("login.replaceByLink") : t("login.replaceBy", { username })}</p>
      <Button tone="primary" size="lg" isBlock autoFocus onClick={onStay}>
        {t("login.stay")}
      </Button>
      <Button size="lg" isBlock onClick={onReplace}>
        {t("login.replace")}
      </Button>
    </Stack>
  );
}

type FormProps = Pick<SignInScreenProps, "onSignIn" | "isBusy" | "error" | "isRefused">;

/**
 * The form renders separately: another render could empty fields that the browser has filled in and that the form has
 * not read yet. Therefore `onSignIn` must be stable.
 */
const SignInForm = memo(function SignInForm(props: FormProps) {
  const { onSignIn, isBusy, error, isRefused = false } = props;
  const t = useT();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const usernameField = useTouched();
  const passwordField = useTouched();
  const form = useAutofill({ setUsername, setPassword });
  const failureId = useId();
  const failed = markOf(isRefused, failureId);
  const isComplete = username !== "" && password !== "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) onSignIn({ username, password });
  };

  return (
    <Stack as="form" ref={form} gap={5} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t("login.title")}</h1>
      <TextField
        {...failed}
        label={t("login.username")}
        name="username"
        autoComplete="username webauthn"
        autoFocus
        spellCheck={false}
        size="lg"
        value={username}
        onChange={setUsername}
        onBlur={withinForm(usernameField.onBlur)}
        error={usernameField.isTouched && username === "" ? t("login.usernameRequired") : undefined}
      />
      <TextField
        {...failed}
        label={t("login.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        reveal={{ show: t("login.showPassword"), hide: t("login.hidePassword") }}
        size="lg"
        value={password}
        onChange={setPassword}
        onBlur={withinForm(passwordField.onBlur)}
        error={passwordField.isTouched && password === "" ? t("login.passwordRequired") : undefined}
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
    </Stack>
  );
});

/** A field that is left for another way to sign in is not missing. */
function withinForm(onBlur: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (relatedTarget === null || currentTarget.form?.contains(relatedTarget)) onBlur();
  };
}

function PasskeyButton({ onPasskey }: Required<Pick<SignInScreenProps, "onPasskey">>) {
  const t = useT();
  return (
    <Button size="lg" isBlock icon={KeyPicture} onClick={() => onPasskey?.()}>
      {t("login.passkey")}
    </Button>
  );
}

function Providers({ providers, onProvider }: Pick<SignInScreenProps, "providers" | "onProvider">) {
  const t = useT();
  return (
    <>
      <p className={styles.or}>{t("login.or")}</p>
      {providers.map(({ name, label }) => (
        <Button key={name} size="lg" isBlock iconEnd={ArrowRight} onClick={() => onProvider(name)}>
          {t("login.provider", { provider: label })}
        </Button>
      ))}
    </>
  );
}
