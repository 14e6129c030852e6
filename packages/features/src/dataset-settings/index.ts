export { focusFirstModified } from "./focus";
export { changesOf, isStillSo, settingsOf } from "./mapper";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export { unsavedSettings } from "./unsaved-settings";
export type { GeneralSettings, SettingsPorts } from "./view-model";
