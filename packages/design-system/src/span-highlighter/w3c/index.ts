export type {
  AnnotationTarget,
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
export { type LinkAnnotation, relationsToWebAnnotations } from "./relations";
