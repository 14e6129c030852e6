import { RadioGroup, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "../People.css";
import { similarUsername } from "../select-people";
import type { PersonView } from "../view-model";
import { PasswordField } from "./PasswordField";

interface FirstSignInProps {
  /** Those who have a username already. */
  people: readonly PersonView[];
  username: string;
  onUsername: (username: string) => void;
  usernameError: string | undefined;
  /** Undefined: the person chooses it by a link. */
  password: string | undefined;
  onPassword: (password: string) => void;
  passwordLength: { min: number; max: number };
  isTouched: boolean;
  /** Whether the person can choose a password by a link, and for how many days. */
  linkDays: number | undefined;
  onByLink: (isByLink: boolean) => void;
}

/** How a new person signs in for the first time: the username, and a password or a link. */
export function FirstSignIn(props: FirstSignInProps) {
  const { password, onPassword, passwordLength, isTouched, linkDays, onByLink } = props;
  const t = useT();
  // The server accepts it, as Argilla does.
  const similar = similarUsername(props.people, props.username);
  return (
    <>
      <div className={styles.together}>
        <TextField
          label={t("people.username")}
          autoComplete="off"
          spellCheck={false}
          value={props.username}
          onChange={props.onUsername}
          hint={similar && t("people.similarUsername", { username: similar })}
          error={props.usernameError}
        />
        {password !== undefined && (
          <PasswordField
            value={password}
            onChange={onPassword}
            length={passwordLength}
            isTouched={isTouched}
          />
        )}
      </div>
      {linkDays !== undefined && (
        <RadioGroup
          label={t("people.wayLabel")}
          options={[
            { value: "link", label: t("people.byLink"), help: t("people.byLinkHint", { days: linkDays }) },
            { value: "password", label: t("people.byPassword"), help: t("people.byPasswordHint") },
          ]}
          value={password === undefined ? "link" : "password"}
          onChange={(way) => onByLink(way === "link")}
        />
      )}
    </>
  );
}
