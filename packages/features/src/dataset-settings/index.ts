export type { SaveOutcome } from "./editing";
export { focusFirstModified } from "./focus";
export { changesOf, isStillSo, settingsOf } from "./mapper";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export { unsavedSettings } from "./unsaved-settings";
export type { DatasetParts, GeneralSettings, PartChange, SettingsPorts, SettingsTab } from "./view-model";
