export { focusFirstModified } from "./focus";
export { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
export type { KeepingPlace } from "./use-setting";
export type { GeneralSettings, SettingsPorts } from "./view-model";
export { changesOf, isStillSo, settingsOf } from "./wire";
