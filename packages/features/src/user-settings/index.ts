export { keepInStep } from "./keep-in-step";
export { type PreferenceStore, preferencesOf, takeOver } from "./preferences";
export { UserSettingsScreen, type UserSettingsScreenProps } from "./UserSettingsScreen";
export type { CredentialPorts, PasswordChange, UserView } from "./view-model";
