export { type ChoicePorts, keepInStep } from "./keep-in-step";
export {
  type PreferenceStore,
  preferencesOf,
  type StoredLayout,
  type ThemePorts,
  takeOver,
} from "./preferences";
