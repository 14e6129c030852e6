export { AnnotationScreen, type AnnotationScreenProps } from "./AnnotationScreen";
export { announcementText } from "./announcement-text";
export { emptyReasonOf } from "./empty-reason";
export { type ShortcutPreferences, shortcutPreferencesFrom } from "./keys/shortcut-preferences";
export { quietTeam } from "./progress/quiet-team";
export { recordView } from "./record/record-view";
export type {
  AnnotationLayout,
  AnnotationPorts,
  AnnotationView,
  EmptyReason,
  QueueStatus,
  SaveState,
  TeamView,
} from "./view-model";
