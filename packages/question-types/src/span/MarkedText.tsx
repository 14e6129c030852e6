import { useLatest } from "@glossa/design-system";
import { breakpoint } from "@glossa/design-system/contract";
import {
  applyChange,
  type SpanChange,
  SpanHighlighter,
  type SpanHighlighterHandle,
  type TextSpan,
} from "@glossa/design-system/spans";
import { useFormat, useT } from "@glossa/locales";
import { spanWordsOf } from "@glossa/locales/spans";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { SettingsOf, ValueOf } from "../schemas";
import { chooseActiveLabel, useActiveLabel } from "../view-parts/active-label";
import type { QuestionInFieldProps } from "../view-parts/definition";
import { type FieldFocus, registerFieldFocus, setFieldFocused } from "../view-parts/focus-registry";
import { scoresOf, shownSpans, waitingAfter } from "./review";
import { replacedBy, toggled } from "./toggle";

/** The text of the field with the spans of the value, and the suggested ones until they have been reviewed. */
export function MarkedText(props: QuestionInFieldProps<SettingsOf<"span">, ValueOf<"span">>) {
  const { id, settings, value, isPencil = false, unreviewed, suggestion, onChange } = props;
  const format = useFormat();
  const t = useT();
  const words = useMemo(() => spanWordsOf(t), [t]);
  const activeLabel = useActiveLabel(id);
  const pencilled = useMemo(() => new Set(unreviewed), [unreviewed]);
  const scores = useMemo(() => scoresOf(suggestion, format.score), [suggestion, format]);
  const spans = useMemo(
    () => shownSpans({ value, isPencil, pencilled }, suggestion?.value, scores),
    [value, isPencil, pencilled, suggestion, scores],
  );
  const change = useCallback(
    (step: SpanChange) => {
      const next = applyChange(value ?? [], step);
      const waiting = waitingAfter({ value, isPencil, pencilled }, step);
      onChange(next.length > 0 ? next : undefined, [...waiting]);
    },
    [value, isPencil, pencilled, onChange],
  );
  const highlighter = useRef<SpanHighlighterHandle>(null);
  const [previewed, setPreviewed] = useState<ValueOf<"span">>();
  useEffect(() => {
    // Where the record and the questions share their scroll position, what the user points at must stay where it is.
    const [only, ...more] = previewed ?? [];
    if (only && more.length === 0 && !matchMedia(breakpoint.stacked).matches)
      highlighter.current?.scrollToSpan(only);
  }, [previewed]);
  const toggle = useLatest((span: TextSpan) => {
    const step = toggled({ value, isPencil, pencilled }, span, settings.allow_overlapping);
    change(step);
    return replacedBy(step, props.text, settings.options);
  });
  // The handle of the highlighter is another one after each change.
  const focus = useMemo<FieldFocus>(
    () => ({
      focusText: () => highlighter.current?.focusText(),
      focusList: () => highlighter.current?.focusList(),
      preview: setPreviewed,
      toggle,
    }),
    [],
  );
  useLayoutEffect(() => registerFieldFocus(id, focus), [id, focus]);
  return (
    <SpanHighlighter
      className={props.className}
      style={props.style}
      ref={highlighter}
      labelId={props.labelId}
      text={props.text}
      spans={spans}
      labels={settings.options}
      activeLabel={activeLabel}
      onActiveLabel={(label) => chooseActiveLabel(id, label)}
      onChange={change}
      onFocusWithin={(isFocused) => setFieldFocused(id, isFocused, focus)}
      allowsOverlap={settings.allow_overlapping}
      allowsCharacters={settings.allow_character_annotation}
      previewed={previewed}
      isReadOnly={props.isReadOnly ?? false}
      words={words}
    />
  );
}
