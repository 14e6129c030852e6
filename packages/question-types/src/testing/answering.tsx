import type { ComponentGuide } from "@glossa/design-system";
import { useState } from "react";
import { fn } from "storybook/test";
import { QuestionView } from "../QuestionView";
import type { QuestionSettings, Value } from "../schemas";
import type { QuestionViewProps } from "../view-parts/definition";

/** Common to the stories of all types: a title for the accessible name, a value as state, and a sample of the code. */
export function answering(settings: QuestionSettings, guide: ComponentGuide) {
  const args: QuestionViewProps = {
    id: "question",
    labelId: "question-title",
    settings,
    value: undefined,
    isPencil: false,
    isRequired: true,
    isReadOnly: false,
    isInvalid: false,
    onChange: fn(),
  };
  return { args, render: Answering, parameters: { guide, sample: sampleOf(settings) } };
}

function sampleOf(settings: QuestionSettings): string {
  const short = "options" in settings ? { ...settings, options: settings.options.slice(0, 2) } : settings;
  return `<>
  <h3 id="title">The question</h3>
  <QuestionView
    id="question"
    labelId="title"
    settings={${JSON.stringify(short)}}
    value={value}
    onChange={setValue}
    isRequired
  />
</>`;
}

function Answering(props: QuestionViewProps) {
  const [state, setState] = useState({ value: props.value, isPencil: props.isPencil });
  const onChange = (value: Value | undefined) => {
    setState({ value, isPencil: false });
    props.onChange(value);
  };
  return (
    <div style={{ display: "grid", gap: "10px", maxInlineSize: "33rem" }}>
      <h3 id={props.labelId}>{props.settings.type}</h3>
      <QuestionView {...props} {...state} onChange={onChange} />
    </div>
  );
}
