import { Heading, Link, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "../SettingsScreen.css";

/** The way to the page that adds the records of files, among the settings of the dataset as a whole. */
export function AddRecordsSection({ href }: { href: string }) {
  const t = useT();
  return (
    <section className={styles.setting}>
      <Heading level={2} size="section">
        {t("datasetSettings.records")}
      </Heading>
      <Text tone="secondary" isMeasured>
        {t("datasetSettings.recordsHint")}
      </Text>
      <div>
        <Link href={href}>{t("files.addFrom")}</Link>
      </div>
    </section>
  );
}
