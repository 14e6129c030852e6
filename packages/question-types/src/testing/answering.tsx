import { useState } from "react";
import { fn } from "storybook/test";
import { QuestionView } from "../QuestionView";
import type { QuestionSettings } from "../schemas";
import type { QuestionViewProps } from "../view-parts/definition";

/** What the stories of all types share: a title to be named after, and an answer that is kept. */
export function answering(settings: QuestionSettings) {
  const args: QuestionViewProps = {
    id: "question",
    labelId: "question-title",
    settings,
    answer: undefined,
    isPencil: false,
    isRequired: true,
    isReadOnly: false,
    isInvalid: false,
    onChange: fn(),
  };
  return { args, render: Answering };
}

function Answering(props: QuestionViewProps) {
  const [state, setState] = useState({ answer: props.answer, isPencil: props.isPencil });
  const onChange = (answer: unknown) => {
    setState({ answer, isPencil: false });
    props.onChange(answer);
  };
  return (
    <div style={{ display: "grid", gap: "10px", maxInlineSize: "33rem" }}>
      <h3 id={props.labelId}>{props.settings.type}</h3>
      <QuestionView {...props} {...state} onChange={onChange} />
    </div>
  );
}
