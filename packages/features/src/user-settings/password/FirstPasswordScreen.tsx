import { Button, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import { OpenPage } from "../../shell";
import type { CredentialPorts } from "../view-model";
import * as styles from "./FirstPassword.css";
import { PasswordForm } from "./PasswordForm";

export interface FirstPasswordScreenProps
  extends Pick<CredentialPorts, "onChangePassword" | "passwordLength"> {
  /** The signed-in user. */
  username: string;
  /** Called to leave without a new password. */
  onSignOut: () => void;
}

/**
 * Replaces every page while the password is one that somebody else set and therefore knows.
 *
 * @example
 * <FirstPasswordScreen
 *   username="marisol"
 *   passwordLength={{ min: 8, max: 100 }}
 *   onChangePassword={async () => undefined}
 *   onSignOut={() => console.info("signed out")}
 * />
 */
export function FirstPasswordScreen({ username, onSignOut, ...ports }: FirstPasswordScreenProps) {
  const t = useT();
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <OpenPage title={t("userSettings.first.title")} lead={<bdi>{username}</bdi>}>
      <p>{t("userSettings.first.body")}</p>
      <div className={styles.form}>
        <PasswordForm {...ports} id={formId} isBusy={isBusy} onBusy={setIsBusy} onDone={() => undefined} />
        <Stack direction="row" gap={2}>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            busyLabel={isBusy ? t("userSettings.changingPassword") : undefined}
          >
            {t("userSettings.first.submit")}
          </Button>
          <Button onClick={onSignOut}>{t("account.signOut")}</Button>
        </Stack>
      </div>
    </OpenPage>
  );
}
