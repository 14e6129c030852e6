export type {
  ForeignAnnotation,
  TextPositionSelector,
  TextQuoteSelector,
  TextualBody,
  WebAnnotation,
} from "./annotation";
export {
  type AnnotationOptions,
  fromWebAnnotations,
  type ReadAnnotations,
  toWebAnnotations,
} from "./convert";
