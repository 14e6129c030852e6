import { Eye, Icon, Markdown, SegmentedControl, Text, TextArea } from "@glossa/design-system";
import { useFormat, useMarkdownWords, useT } from "@glossa/locales";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import * as styles from "./GuidelinesEditor.css";
import { guidelinesLength, type guidelinesProblem, keptGuidelines, MOST_GUIDELINES } from "./rules";

interface GuidelinesEditorProps {
  text: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The problem to show. */
  problem: ReturnType<typeof guidelinesProblem>;
}

/** The guidelines as source text and as annotators will read them: side by side, or one at a time in narrow windows. */
export function GuidelinesEditor({ text, onChange, onBlur, problem }: GuidelinesEditorProps) {
  const t = useT();
  const words = useMarkdownWords();
  const format = useFormat();
  const [view, setView] = useState<"write" | "preview">("write");
  // The next key does not wait for the preview of the last one.
  const previewed = useDeferredValue(text);
  const preview = useIsScrolling(previewed);
  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.view}>
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
      <div className={styles.source}>
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
      </div>
      <section
        ref={preview.ref}
        className={styles.preview}
        aria-label={t("datasetSettings.preview")}
        // Where it scrolls, it does so by keyboard, too.
        tabIndex={preview.isScrolling ? 0 : undefined}
      >
        <p className={styles.previewHead}>
          <Icon picture={Eye} />
          {t("datasetSettings.preview")}
        </p>
        {keptGuidelines(previewed) ? (
          <Markdown text={previewed} look="notes" words={words} />
        ) : (
          <Text tone="secondary" isMeasured>
            {t("questions.previewEmpty")}
          </Text>
        )}
      </section>
    </div>
  );
}

/** Whether an element has more content than it shows, and the ref for it. */
function useIsScrolling(content: string) {
  const ref = useRef<HTMLElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another height
  useEffect(() => {
    const element = ref.current;
    if (!element || !globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(() => setIsScrolling(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return { ref, isScrolling };
}
