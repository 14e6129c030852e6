export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { type Habits, habitsFrom } from "./keys/habits";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
  TeamView,
} from "./view-model";
