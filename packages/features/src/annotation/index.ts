export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
  TeamView,
} from "./view-model";
