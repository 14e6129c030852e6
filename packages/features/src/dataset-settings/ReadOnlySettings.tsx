import { Description, DescriptionList, Markdown } from "@glossa/design-system";
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
        <h2 className={styles.settingTitle}>{t("datasetSettings.distribution")}</h2>
        <DescriptionList look="inline">
          <Description term={t("datasetSettings.minSubmitted")}>
            <span className={styles.figure}>{format.number(minSubmitted)}</span>
          </Description>
        </DescriptionList>
        <p className={styles.quiet}>{t("datasetSettings.minSubmittedHint")}</p>
      </section>
      <section className={styles.setting}>
        <h2 className={styles.settingTitle}>{t("annotation.guidelines")}</h2>
        {guidelines ? (
          <Markdown text={guidelines} look="notes" words={words} />
        ) : (
          <p className={styles.quiet}>{t("annotation.noGuidelines")}</p>
        )}
      </section>
    </>
  );
}
