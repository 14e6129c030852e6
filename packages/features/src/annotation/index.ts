export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { emptyReasonOf } from "./empty-reason";
export { type Habits, habitsFrom } from "./keys/habits";
export { quietTeam } from "./progress/quiet-team";
export { recordView } from "./record/record-view";
export { saidText } from "./said-text";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
  TeamView,
} from "./view-model";
