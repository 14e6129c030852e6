export { focusFirstModified } from "./focus";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export { unsavedSettings } from "./unsaved-settings";
export type { GeneralSettings, SettingsPorts } from "./view-model";
export { changesOf, isStillSo, settingsOf } from "./wire";
