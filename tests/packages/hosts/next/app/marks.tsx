"use client";

import { applyChange, SpanHighlighter, type TextSpan } from "@glossa/design-system/spans";
import { useState } from "react";

const labels = [{ value: "org", text: "Organisation" }];

export function Marks({ text, first }: { text: string; first: TextSpan[] }) {
  const [spans, setSpans] = useState(first);
  return (
    <SpanHighlighter
      lang="en"
      text={text}
      spans={spans}
      labels={labels}
      onChange={(change) => setSpans((before) => applyChange(before, change))}
    />
  );
}
