import { useMemo } from "react";
import { FormValues, useControllable } from "../../controllable";
import type { ShownSpan } from "../model/drawn-spans";
import { formEntriesOf } from "./entries";

interface SpanEntriesProps {
  name: string | undefined;
  spans: readonly ShownSpan[];
  /** Called when the form is reset. */
  onReset: () => void;
}

/** The spans as entries of the form around the highlighter. */
export function SpanEntries({ name, spans, onReset }: SpanEntriesProps) {
  const entries = useMemo(() => (name === undefined ? [] : formEntriesOf(spans)), [name, spans]);
  const [, , inForm] = useControllable({
    isControlled: true,
    value: spans,
    defaultValue: spans,
    onChange: undefined,
    onReset,
  });
  return <FormValues name={name} values={entries} ref={inForm} />;
}
