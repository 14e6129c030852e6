import { useT } from "@glossa/locales";
import { ConfirmedButton } from "../../shell";
import { PasswordDialog } from "../password/PasswordDialog";
import { SettingsRow } from "../SettingsRow";
import { SecondFactor } from "../second-factor/SecondFactor";
import type { CredentialPorts, PasskeyPorts, SecondFactorPorts, SignInPorts } from "../view-model";
import { Passkeys } from "./Passkeys";
import { SignIns } from "./SignIns";

interface CredentialsProps extends CredentialPorts {
  signIns: SignInPorts | undefined;
  secondFactor: SecondFactorPorts | undefined;
  passkeys: PasskeyPorts | undefined;
}

/** Password, second factor, passkeys and sign-ins, as far as the server offers them. */
export function Credentials(props: CredentialsProps) {
  const { onChangePassword, onSignOutEverywhere, passwordLength, signIns, secondFactor, passkeys } = props;
  const t = useT();
  return (
    <>
      <SettingsRow term={t("userSettings.password")} about={t("userSettings.about.password")}>
        <PasswordDialog onChangePassword={onChangePassword} passwordLength={passwordLength} />
      </SettingsRow>
      {secondFactor && (
        <SettingsRow term={t("userSettings.secondFactor.title")} about={t("userSettings.secondFactor.about")}>
          <SecondFactor {...secondFactor} />
        </SettingsRow>
      )}
      {passkeys && (
        <SettingsRow term={t("userSettings.passkeys.title")} about={t("userSettings.passkeys.about")}>
          <Passkeys {...passkeys} />
        </SettingsRow>
      )}
      {signIns ? (
        <SettingsRow term={t("userSettings.signIns")} about={t("userSettings.about.signIns")}>
          <SignIns {...signIns} onSignOutEverywhere={onSignOutEverywhere} />
        </SettingsRow>
      ) : (
        <SettingsRow term={t("userSettings.signIns")}>
          <ConfirmedButton
            look="danger-quiet"
            title={t("userSettings.signOutEverywhereTitle")}
            description={t("userSettings.signOutEverywhereBody")}
            onConfirm={() => void onSignOutEverywhere()}
          >
            {t("userSettings.signOutEverywhere")}
          </ConfirmedButton>
        </SettingsRow>
      )}
    </>
  );
}
