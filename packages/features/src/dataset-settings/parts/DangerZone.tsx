import { Heading, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsPorts, SettingsView } from "../view-model";
import { DeleteDataset } from "./DeleteDataset";
import * as styles from "./Parts.css";

interface DangerZoneProps {
  dataset: SettingsView;
  ports: SettingsPorts;
}

/** The deletion of the dataset, which cannot always be undone: the dataset is deleted after a confirmation that names it. */
export function DangerZone({ dataset, ports }: DangerZoneProps) {
  const t = useT();
  const { restorableDays: days } = dataset;
  return (
    <section className={styles.danger}>
      <Heading level={2} size="section">
        {t("datasetSettings.deleteTitle")}
      </Heading>
      <Text tone="secondary" isMeasured>
        {days ? t("datasetSettings.deleteHintRestorable", { days }) : t("datasetSettings.deleteHint")}
      </Text>
      <div>
        <DeleteDataset dataset={dataset} ports={ports} />
      </div>
    </section>
  );
}
