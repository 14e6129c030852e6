import { CopyButton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ConfirmedButton } from "../../shell";
import * as styles from "../UserSettings.css";

const MASK = "**** **** **** ****";

interface ApiKeyProps {
  /** Loads the key; undefined if it cannot be loaded. */
  onLoadKey: () => Promise<string | undefined>;
  /** Replaces the key; undefined if the server cannot. */
  onReplaceKey: (() => Promise<void>) | undefined;
}

/** The API key, which is not on the page: it is loaded when it is copied. */
export function ApiKey({ onLoadKey, onReplaceKey }: ApiKeyProps) {
  const t = useT();
  return (
    <div className={styles.keyActions}>
      <div className={styles.key}>
        <span role="img" aria-label={t("userSettings.hiddenKey")} className={styles.mask}>
          {MASK}
        </span>
        <CopyButton text={onLoadKey} label={t("userSettings.copyKey")} copiedLabel={t("app.copied")} />
      </div>
      {onReplaceKey && (
        <ConfirmedButton
          title={t("userSettings.replaceKeyTitle")}
          description={t("userSettings.replaceKeyBody")}
          onConfirm={() => void onReplaceKey()}
        >
          {t("userSettings.replaceKey")}
        </ConfirmedButton>
      )}
    </div>
  );
}
