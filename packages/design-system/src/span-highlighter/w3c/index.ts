export type {
  AnnotationTarget,
  ForeignAnnotation,
  TextPositionSelector,
  TextQuoteSelector,
  TextualBody,
  WebAnnotation,
} from "./annotation";
export { fromWebAnnotations, type ReadAnnotations, toWebAnnotations } from "./convert";
export { type LinkAnnotation, relationsToWebAnnotations } from "./relations";
