import { Card, Markdown, SegmentedControl, Text, TextArea, useTouched } from "@glossa/design-system";
import { useFormat, useMarkdownWords, useT } from "@glossa/locales";
import { useState } from "react";
import { guidelinesLength, guidelinesProblem, keptGuidelines, MOST_GUIDELINES } from "./rules";
import { SettingForm } from "./SettingForm";
import * as styles from "./SettingsScreen.css";
import type { Setting } from "./use-setting";

/** The guidelines as source text, and as annotators will read them. */
export function GuidelinesForm({ setting }: { setting: Setting<string | null> }) {
  const t = useT();
  const words = useMarkdownWords();
  const format = useFormat();
  const [view, setView] = useState<"write" | "preview">("write");
  const { isTouched, onBlur } = useTouched();
  const text = setting.value ?? "";
  const problem = guidelinesProblem(text);
  const isTold = problem === "tooLong" || (isTouched && setting.isModified);
  return (
    <SettingForm title={t("annotation.guidelines")} setting={setting} isValid={!problem}>
      <div>
        <SegmentedControl
          label={t("datasetSettings.guidelinesView")}
          segments={[
            { value: "write", label: t("questions.write") },
            { value: "preview", label: t("questions.preview") },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === "write" ? (
        <TextArea
          label={t("annotation.guidelines")}
          isLabelHidden
          hint={t("datasetSettings.guidelinesHint")}
          error={
            problem && isTold
              ? t(`questionSettings.wrong.${problem}`, { most: format.number(MOST_GUIDELINES) })
              : undefined
          }
          counter={t("questionSettings.counter", {
            count: guidelinesLength(text),
            most: MOST_GUIDELINES,
          })}
          rows={12}
          value={text}
          onChange={setting.onChange}
          onBlur={onBlur}
        />
      ) : (
        <Card className={styles.preview}>
          {keptGuidelines(text) ? (
            <Markdown text={text} look="notes" words={words} />
          ) : (
            <Text tone="secondary" isMeasured>
              {t("questions.previewEmpty")}
            </Text>
          )}
        </Card>
      )}
    </SettingForm>
  );
}
