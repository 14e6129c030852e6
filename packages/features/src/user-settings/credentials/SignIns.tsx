import { Badge } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { ConfirmedButton, useNow } from "../../shell";
import type { SignInPorts, SignInView } from "../view-model";
import { CredentialList, CredentialRow } from "./CredentialList";
import * as styles from "./CredentialList.css";

/** The server notes a use with a delay of at most this time. */
const IN_USE_MS = 6 * 60_000;

interface SignInsProps extends SignInPorts {
  /** Ends all of them, including the one of this page. */
  onSignOutEverywhere: () => Promise<void>;
}

/** The sign-ins of the user, which can be ended. */
export function SignIns({ signIns, onRetry, onEnd, onEndOthers, onSignOutEverywhere }: SignInsProps) {
  const t = useT();
  const hasOthers = signIns?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <>
      <CredentialList
        label={t("userSettings.signIns")}
        count={signIns?.length}
        failure={t("userSettings.signInsFailed")}
        onRetry={onRetry}
      >
        {signIns?.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} onEnd={() => void onEnd(signIn.id)} />
        ))}
      </CredentialList>
      <div className={styles.foot}>
        {hasOthers && (
          <ConfirmedButton
            look="danger-quiet"
            title={t("userSettings.endOthersTitle")}
            description={t("userSettings.endOthersBody")}
            onConfirm={() => void onEndOthers()}
          >
            {t("userSettings.endOthers")}
          </ConfirmedButton>
        )}
        <ConfirmedButton
          look="danger-quiet"
          title={t("userSettings.signOutEverywhereTitle")}
          description={t("userSettings.signOutEverywhereBody")}
          onConfirm={() => void onSignOutEverywhere()}
        >
          {t("userSettings.signOutEverywhere")}
        </ConfirmedButton>
      </div>
    </>
  );
}

interface SignInRowProps {
  signIn: SignInView;
  onEnd: () => void;
}

function SignInRow({ signIn, onEnd }: SignInRowProps) {
  const t = useT();
  const { ago, moment, exactMoment } = useFormat();
  const now = useNow();
  const { program, system, network, isCurrent, startedAt, lastUsedAt } = signIn;
  const known = program ?? t("userSettings.unknownProgram");
  const name = system === null ? known : t("userSettings.programOn", { program: known, system });
  // With seconds, so that the buttons of sign-ins within a minute have different names.
  const words = { name, moment: exactMoment(startedAt) };
  const isInUse = isCurrent || now.getTime() - lastUsedAt.getTime() < IN_USE_MS;
  const used = isInUse ? t("userSettings.inUse") : t("userSettings.lastUsed", { ago: ago(lastUsedAt, now) });
  return (
    <CredentialRow
      title={name}
      badge={isCurrent && <Badge look="accent">{t("userSettings.thisSignIn")}</Badge>}
      details={[used, t("userSettings.signedInAt", { moment: moment(startedAt) }), network]}
    >
      {!isCurrent && (
        <ConfirmedButton
          label={t("userSettings.endSignInNamed", words)}
          title={t("userSettings.endSignInTitle")}
          description={t("userSettings.endSignInBody", words)}
          onConfirm={onEnd}
        >
          {t("userSettings.endSignIn")}
        </ConfirmedButton>
      )}
    </CredentialRow>
  );
}
