export { keepInStep } from "./keep-in-step";
export { type PreferenceStore, preferencesOf, takeOver } from "./preferences";
