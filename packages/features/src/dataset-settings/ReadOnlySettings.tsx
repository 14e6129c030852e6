import { Description, DescriptionList, Heading, Markdown, Text } from "@glossa/design-system";
import { useFormat, useMarkdownWords, useT } from "@glossa/locales";
import * as styles from "./SettingsScreen.css";
import type { GeneralSettings } from "./view-model";

/** The settings of a dataset that annotators may see. */
export function ReadOnlySettings({ guidelines, minSubmitted }: GeneralSettings) {
  const t = useT();
  const format = useFormat();
  const words = useMarkdownWords();
  return (
    <>
      <section className={styles.setting}>
        <Heading level={2} size="section" className={styles.settingTitle}>
          {t("datasetSettings.distribution")}
        </Heading>
        <DescriptionList look="inline">
          <Description term={t("datasetSettings.minSubmitted")}>
            <span className={styles.figure}>{format.number(minSubmitted)}</span>
          </Description>
        </DescriptionList>
        <Text tone="secondary" isMeasured>
          {t("datasetSettings.minSubmittedHint")}
        </Text>
      </section>
      <section className={styles.setting}>
        <Heading level={2} size="section" className={styles.settingTitle}>
          {t("annotation.guidelines")}
        </Heading>
        {guidelines ? (
          <Markdown text={guidelines} look="notes" words={words} />
        ) : (
          <Text tone="secondary" isMeasured>
            {t("annotation.noGuidelines")}
          </Text>
        )}
      </section>
    </>
  );
}
