export type { SaveOutcome } from "./editing";
export { focusFirstModified } from "./focus";
export { changesOf, isStillSo, settingsOf } from "./mapper";
export { isValidForUpdate } from "./parts/valid-for-update";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export { unsavedSettings } from "./unsaved-settings";
export type { UnsavedStore } from "./use-setting";
export type {
  AddedPart,
  DatasetContents,
  DatasetParts,
  GeneralSettings,
  PartChange,
  SettingsPorts,
  SettingsTab,
  SettingsView,
} from "./view-model";
