export {
  ChoosePasswordScreen,
  type ChoosePasswordScreenProps,
  type PasswordLinkState,
} from "./ChoosePasswordScreen";
export type { CodeStep } from "./CodeForm";
export { type ReplacedSession, SignInScreen, type SignInScreenProps } from "./SignInScreen";
export { arrivalIn, isOwnPath, type SignInAttempt } from "./sign-in-attempt";
export { rememberTarget, takeTarget } from "./target";
export { type AttemptSignIn, type SignInFailure, signInFailureOf, useSignIn } from "./use-sign-in";
export { WelcomeScreen, type WelcomeScreenProps } from "./WelcomeScreen";
