export type { DetailsOffer, SpanAttribute } from "./details/DetailsForm";
export {
  applyChange,
  applyToShown,
  mark,
  type SpanChange,
  type SpanRules,
  type SpanWithLook,
} from "./engine/changes";
export { followSpans, type SpanRelation } from "./engine/relations";
export {
  areOverlapping,
  type SpanDetails,
  type SpanPiece,
  type SpanPlace,
  spanKey,
  type TextSpan,
} from "./engine/spans";
export { fromUtf16, toUtf16 } from "./engine/text/utf16";
export type { SpanEvents, SpanHighlighterHandle, SpanHighlighterProps } from "./highlighter-props";
export { type SpanHistory, type SpanSteps, useSpanHistory } from "./history/use-span-history";
export type { RelationLabel } from "./model/drawn-relations";
export type { ShownSpan, SpanLook } from "./model/drawn-spans";
export type { SpanLabel } from "./model/use-span-model";
export type { SpanOnLine, SpanPopover, SpanRendering } from "./render";
export { SpanHighlighter } from "./SpanHighlighter";
export { StaticText, type StaticTextProps } from "./static/StaticText";
export type { SpanLanguage } from "./use-words";
export type { RelationInWords, SomeSpanWords, SpanInWords, SpanWords } from "./words";
