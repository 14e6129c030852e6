export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { type Habits, habitsFrom } from "./keys/habits";
export { quietTeam } from "./progress/quiet-team";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
  TeamView,
} from "./view-model";
