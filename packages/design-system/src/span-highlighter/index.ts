export { applyChange, type SpanChange } from "./engine/changes";
export { areOverlapping, spanKey, type TextSpan } from "./engine/spans";
export { SpanHighlighter, type SpanHighlighterHandle, type SpanHighlighterProps } from "./SpanHighlighter";
export type { ShownSpan, SpanLabel, SpanLook } from "./use-span-model";
export type { SpanInWords, SpanWords } from "./words";
