export { SignInScreen, type SignInScreenProps } from "./SignInScreen";
export { arrivalIn, isOwnPath, type SignInAttempt } from "./sign-in-attempt";
export { rememberTarget, takeTarget } from "./target";
export { signInFailureOf, useSignIn } from "./use-sign-in";
