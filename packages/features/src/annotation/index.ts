export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
} from "./view-model";
