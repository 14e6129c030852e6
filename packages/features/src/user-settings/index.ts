export { type Display, displayOf } from "./display";
export { FirstPasswordScreen, type FirstPasswordScreenProps } from "./FirstPasswordScreen";
export { type ChoicePorts, keepInStep } from "./keep-in-step";
export {
  type PreferenceStore,
  preferencesOf,
  type StoredLayout,
  type ThemePorts,
  takeOver,
} from "./preferences";
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
  RecoveryCodes,
  SecondFactorPorts,
  SecondFactorView,
  SignInPorts,
  SignInView,
  UserView,
} from "./view-model";
