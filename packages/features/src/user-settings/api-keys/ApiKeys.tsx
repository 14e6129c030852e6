import { Badge } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { ReactNode } from "react";
import { ConfirmedButton, useNow } from "../../shell";
import { CredentialList, CredentialRow } from "../credentials/CredentialList";
import * as styles from "../credentials/CredentialList.css";
import type { NamedKeyPorts, NamedKeyView } from "../view-model";
import { NewKeyDialog } from "./NewKeyDialog";

interface ApiKeysProps extends NamedKeyPorts {
  /** The control of the key that the Argilla client uses. */
  clientKey: ReactNode;
}

/** The API keys of the user: the one of the Argilla client, and those that they have named. */
export function ApiKeys(props: ApiKeysProps) {
  const { clientKey, namedKeys, onRetry, onCreate, onDelete, nameLength } = props;
  const t = useT();
  return (
    <>
      <CredentialList
        label={t("userSettings.apiKeys")}
        count={namedKeys?.length}
        failure={t("userSettings.keysFailed")}
        onRetry={onRetry}
        first={
          <CredentialRow
            title={t("userSettings.clientKey")}
            details={[t("userSettings.scopes.write"), t("userSettings.keyWithoutEnd")]}
          >
            {clientKey}
          </CredentialRow>
        }
      >
        {namedKeys?.map((key) => (
          <NamedKeyRow key={key.id} namedKey={key} onDelete={() => void onDelete(key.id)} />
        ))}
      </CredentialList>
      <div className={styles.foot}>
        <NewKeyDialog onCreate={onCreate} nameLength={nameLength} />
      </div>
    </>
  );
}

interface NamedKeyRowProps {
  namedKey: NamedKeyView;
  onDelete: () => void;
}

function NamedKeyRow({ namedKey, onDelete }: NamedKeyRowProps) {
  const t = useT();
  const { ago, moment } = useFormat();
  const now = useNow();
  const { name, scope, ending, endsAt, lastUsedAt } = namedKey;
  const isOver = endsAt !== null && endsAt <= now;
  const end = () => {
    if (endsAt === null) return t("userSettings.keyWithoutEnd");
    return t(isOver ? "userSettings.keyEndedAt" : "userSettings.keyEndsAt", { moment: moment(endsAt) });
  };
  const used =
    lastUsedAt === null
      ? t("userSettings.neverUsed")
      : t("userSettings.lastUsed", { ago: ago(lastUsedAt, now) });
  return (
    <CredentialRow
      title={name}
      badge={isOver && <Badge look="warning">{t("userSettings.keyIsOver")}</Badge>}
      details={[t(`userSettings.scopes.${scope}`), end(), used, `…${ending}`]}
    >
      <ConfirmedButton
        label={t("userSettings.deleteKeyNamed", { name })}
        title={t("userSettings.deleteKeyTitle")}
        description={t("userSettings.deleteKeyBody", { name })}
        onConfirm={onDelete}
      >
        {t("userSettings.deleteKey")}
      </ConfirmedButton>
    </CredentialRow>
  );
}
