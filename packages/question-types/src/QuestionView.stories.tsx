import { QuestionFrame } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aQuestion } from "./fixtures";
import { QuestionView } from "./QuestionView";
import { guide } from "./QuestionView.guide";
import type { QuestionType, Value } from "./schemas";
import { answering } from "./testing/answering";
import type { ShownSuggestion } from "./view-parts/definition";

const meta = {
  title: "Questions/All types",
  tags: ["stable", "annotation"],
  component: QuestionView,
  ...answering(aQuestion.label_selection, guide),
} satisfies Meta<typeof QuestionView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A value of each type, as a person chooses it and as a model suggests it. */
const values: Record<Exclude<QuestionType, "span">, { title: string; value: Value; score: number }> = {
  label_selection: { title: "What does the customer need?", value: "refund", score: 0.9 },
  multi_label_selection: { title: "What does the message contain?", value: ["amount", "date"], score: 0.8 },
  rating: { title: "How urgent is it?", value: 7, score: 0.7 },
  text: { title: "Reply to the customer", value: "We have **refunded** your order.", score: 0.6 },
  ranking: {
    title: "Which reply is better?",
    value: [
      { value: "response-b", rank: 1 },
      { value: "response-a", rank: 2 },
      { value: "response-c", rank: 2 },
    ],
    score: 0.5,
  },
};

const states = {
  answered: () => ({}),
  suggested: (suggestion: ShownSuggestion) => ({ isPencil: true, suggestion }),
};

/** Every type on one page, answered by a person and suggested by a model. */
export const AllStates: Story = {
  render: (args) => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 28rem), 1fr))",
        gap: "32px",
        padding: "16px",
      }}
    >
      {Object.entries(values).flatMap(([type, { title, value, score }]) =>
        Object.entries(states).map(([state, propsOf]) => {
          const id = `${type}-${state}`;
          const shown = state === "answered" ? title : `${title} (${state})`;
          return (
            <QuestionFrame
              key={id}
              id={id}
              labelId={`${id}-title`}
              title={shown}
              style={{ minInlineSize: 0 }}
            >
              <QuestionView
                {...args}
                id={`${id}-input`}
                labelId={`${id}-title`}
                settings={aQuestion[type as QuestionType]}
                value={value}
                {...propsOf({ value, score, agent: "triage-v3" })}
              />
            </QuestionFrame>
          );
        }),
      )}
    </div>
  ),
};
