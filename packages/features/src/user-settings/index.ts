export { type Display, displayOf } from "./display/display";
export { type ChoicePorts, keepInStep } from "./display/keep-in-step";
export {
  type PreferenceStore,
  preferencesOf,
  type StoredLayout,
  type ThemePorts,
  takeOver,
} from "./display/preferences";
export { FirstPasswordScreen, type FirstPasswordScreenProps } from "./password/FirstPasswordScreen";
export { UserSettingsScreen, type UserSettingsScreenProps } from "./UserSettingsScreen";
export type {
  CredentialPorts,
  DisplayPorts,
  NamedKeyPorts,
  NamedKeyView,
  NewKey,
  NotificationPorts,
  PasskeyPorts,
  PasskeyView,
  PasswordChange,
  PasswordRefusal,
  RecoveryCodes,
  SecondFactorPorts,
  SecondFactorView,
  SignInPorts,
  SignInView,
  SingleKeyPorts,
  UserView,
} from "./view-model";
