import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { applyChange } from "./engine/changes";
import { labels, report, reportSpans, words } from "./fixtures";
import { SpanHighlighter, type SpanHighlighterProps } from "./SpanHighlighter";

function Controlled(props: SpanHighlighterProps) {
  const [spans, setSpans] = useState(props.spans);
  const [activeLabel, setActiveLabel] = useState(props.activeLabel);
  return (
    <>
      <h2 id={props.labelId}>Article</h2>
      <SpanHighlighter
        {...props}
        spans={spans}
        activeLabel={activeLabel}
        onActiveLabel={(label) => {
          setActiveLabel(label);
          props.onActiveLabel(label);
        }}
        onChange={(change) => {
          setSpans((before) => applyChange(before, change));
          props.onChange(change);
        }}
      />
    </>
  );
}

const meta = {
  title: "Primitives/Span highlighter",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: {
    labelId: "article",
    text: report,
    spans: reportSpans,
    labels,
    activeLabel: "organisation",
    onActiveLabel: fn(),
    onChange: fn(),
    allowsOverlap: true,
    words,
  },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
