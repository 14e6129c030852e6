import {
  applyChange,
  type SpanChange,
  SpanHighlighter,
  type SpanHighlighterHandle,
} from "@glossa/design-system/spans";
import { useFormat, useT } from "@glossa/locales";
import { spanWordsOf } from "@glossa/locales/spans";
import { useCallback, useMemo } from "react";
import type { AnswerOf, SettingsOf } from "../schemas";
import type { FieldAnswerProps } from "../view-parts/definition";
import { chooseActiveLabel, useTool } from "../view-parts/tools";
import { noteInside, offerWays } from "../view-parts/ways";
import { scoresOf, shownSpans, waitingAfter } from "./review";

/** The text of the field with the spans of the value, and the suggested ones until they have been reviewed. */
export function MarkedText(props: FieldAnswerProps<SettingsOf<"span">, AnswerOf<"span">>) {
  const { id, settings, answer, isPencil, unreviewed, suggestion, onChange } = props;
  const format = useFormat();
  const t = useT();
  const words = useMemo(() => spanWordsOf(t), [t]);
  const activeLabel = useTool(id);
  const pencilled = useMemo(() => new Set(unreviewed), [unreviewed]);
  const scores = useMemo(() => scoresOf(suggestion, format.score), [suggestion, format]);
  const spans = useMemo(
    () => shownSpans({ answer, isPencil, pencilled }, suggestion?.value, scores),
    [answer, isPencil, pencilled, suggestion, scores],
  );
  const change = useCallback(
    (step: SpanChange) => {
      const next = applyChange(answer ?? [], step);
      const waiting = waitingAfter({ answer, isPencil, pencilled }, step);
      onChange(next.length > 0 ? next : undefined, [...waiting]);
    },
    [answer, isPencil, pencilled, onChange],
  );
  const ref = useCallback(
    (handle: SpanHighlighterHandle | null) => (handle ? offerWays(id, handle) : undefined),
    [id],
  );
  return (
    <SpanHighlighter
      ref={ref}
      labelId={props.labelId}
      text={props.text}
      spans={spans}
      labels={settings.options}
      activeLabel={activeLabel}
      onActiveLabel={(label) => chooseActiveLabel(id, label)}
      onChange={change}
      onFocusWithin={(isInside) => noteInside(id, isInside)}
      allowsOverlap={settings.allow_overlapping}
      allowsCharacters={settings.allow_character_annotation}
      isReadOnly={props.isReadOnly}
      words={words}
    />
  );
}
