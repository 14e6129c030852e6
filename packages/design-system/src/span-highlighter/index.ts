export { applyChange, type SpanChange } from "./engine/changes";
export { areOverlapping, spanKey, type TextSpan } from "./engine/spans";
export type { SpanHighlighterHandle, SpanHighlighterProps } from "./highlighter-props";
export { SpanHighlighter } from "./SpanHighlighter";
export type { ShownSpan, SpanLabel, SpanLook } from "./use-span-model";
export type { SpanLanguage } from "./use-words";
export type { SomeSpanWords, SpanInWords, SpanWords } from "./words";
