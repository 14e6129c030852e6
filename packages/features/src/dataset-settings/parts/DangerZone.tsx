import { Heading, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { ConfirmedButton } from "../../shell";
import * as styles from "./Parts.css";

interface DangerZoneProps {
  name: string;
  workspace: string;
  onDelete: () => Promise<void>;
}

/** What cannot be undone: the dataset is deleted after a confirmation that names it. */
export function DangerZone({ name, workspace, onDelete }: DangerZoneProps) {
  const t = useT();
  return (
    <section className={styles.danger}>
      <Heading level={2} size="section">
        {t("datasetSettings.deleteTitle")}
      </Heading>
      <Text tone="secondary" isMeasured>
        {t("datasetSettings.deleteHint")}
      </Text>
      <div>
        <ConfirmedButton
          look="danger-quiet"
          title={t("datasetSettings.deleteAsk")}
          description={t("datasetSettings.deleteBody", { name, workspace })}
          onConfirm={() => void onDelete()}
        >
          {t("datasetSettings.delete")}
        </ConfirmedButton>
      </div>
    </section>
  );
}
