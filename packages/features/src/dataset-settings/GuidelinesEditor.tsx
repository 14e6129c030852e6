import { Card, Markdown, SegmentedControl, Text, TextArea } from "@glossa/design-system";
import { useFormat, useMarkdownWords, useT } from "@glossa/locales";
import { useState } from "react";
import { guidelinesLength, type guidelinesProblem, keptGuidelines, MOST_GUIDELINES } from "./rules";
import * as styles from "./SettingsScreen.css";

interface GuidelinesEditorProps {
  text: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The problem to show. */
  problem: ReturnType<typeof guidelinesProblem>;
}

/** The guidelines as source text, and as annotators will read them. */
export function GuidelinesEditor({ text, onChange, onBlur, problem }: GuidelinesEditorProps) {
  const t = useT();
  const words = useMarkdownWords();
  const format = useFormat();
  const [view, setView] = useState<"write" | "preview">("write");
  return (
    <>
      <div>
        <SegmentedControl
          label={t("datasetSettings.guidelinesView")}
          options={[
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
          error={problem && t(`questionSettings.wrong.${problem}`, { most: format.number(MOST_GUIDELINES) })}
          counter={t("questionSettings.counter", {
            count: guidelinesLength(text),
            most: MOST_GUIDELINES,
          })}
          rows={12}
          value={text}
          onChange={onChange}
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
    </>
  );
}
