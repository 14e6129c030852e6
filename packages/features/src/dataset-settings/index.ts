export { focusFirstModified } from "./General";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export type { GeneralSettings, SettingsPorts } from "./view-model";
export { changesOf, settingsOf } from "./wire";
