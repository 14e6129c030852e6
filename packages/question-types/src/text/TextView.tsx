import { Markdown, majorityDirection, TextAnswer } from "@glossa/design-system";
import { useMarkdownWords, useT } from "@glossa/locales";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { SettingsOf } from "../schemas";
import type { QuestionInputProps } from "../view-parts/definition";
import { empty, plain } from "./TextView.css";
import { useTyping } from "./use-typing";
import { countWords } from "./words";

/** Free text, plain or Markdown. */
export function TextView(props: QuestionInputProps<SettingsOf<"text">, string>) {
  const { id, labelId, settings, value = "", isPencil, suggestion, isReadOnly, onChange, onDone } = props;
  const t = useT();
  const words = useMarkdownWords();
  const { text, type, flush } = useTyping(value, (typed) => onChange(typed, true));
  const [isPreview, setIsPreview] = useState(false);
  const [isCompared, setIsCompared] = useState(false);
  const differs = suggestion !== undefined && suggestion.value !== text;
  const canRestore = differs && !isReadOnly;

  const onKeyDown = (event: KeyboardEvent) => {
    // Saving by keyboard must not miss the last letters.
    if (event.ctrlKey || event.metaKey || event.key === "Escape" || event.key === "Tab") flush();
    // While something is composed, Escape takes that back.
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onDone?.();
  };
  const useSuggestion = () => {
    if (!suggestion) return;
    // What was typed last comes before it in the history.
    flush();
    onChange(suggestion.value);
    setIsCompared(false);
    // The button goes away, and the focus on it would be lost.
    if (onDone) onDone();
    else document.getElementById(id)?.focus();
  };

  const hasFoot = settings.use_markdown || suggestion !== undefined;
  // Counts the reported text, not every key: counting a long text would delay the next key.
  const count = useMemo(() => (hasFoot ? countWords(value) : 0), [hasFoot, value]);
  return (
    <TextAnswer
      id={id}
      className={props.className}
      style={props.style}
      labelId={labelId}
      value={text}
      onChange={type}
      placeholder={settings.placeholder || t("questions.placeholder")}
      isPencil={isPencil && text === value}
      isReadOnly={isReadOnly}
      isRequired={props.isRequired}
      isInvalid={props.isInvalid}
      onBlur={flush}
      onKeyDown={onKeyDown}
      {...(settings.use_markdown && { note: t("questions.markdown") })}
      {...(hasFoot && { count: t("questions.words", { count }) })}
      useSuggestion={canRestore ? { label: t("questions.useSuggestion"), onUse: useSuggestion } : undefined}
      {...((differs || isCompared) && {
        suggestion: {
          isShown: isCompared,
          onToggle: () => setIsCompared(!isCompared),
          showLabel: t("questions.showSuggestion"),
          hideLabel: t("questions.hideSuggestion"),
          content: <Suggested text={suggestion?.value} isMarkdown={settings.use_markdown} />,
        },
      })}
      {...(settings.use_markdown && {
        preview: {
          isShown: isPreview,
          onToggle: () => setIsPreview(!isPreview),
          showLabel: t("questions.preview"),
          hideLabel: t("questions.write"),
          content:
            text.trim() === "" ? (
              <p className={empty}>{t("questions.previewEmpty")}</p>
            ) : (
              <Markdown text={text} words={words} />
            ),
        },
      })}
    />
  );
}

/** The text of a suggestion, as the answer would be shown. */
function Suggested({ text = "", isMarkdown }: { text: string | undefined; isMarkdown: boolean }) {
  const words = useMarkdownWords();
  if (isMarkdown) return <Markdown text={text} words={words} />;
  return (
    <p className={plain} dir={majorityDirection(text)}>
      {text}
    </p>
  );
}
