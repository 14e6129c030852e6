export { type Arrival, arrivalIn, isOwnPath } from "./arrival";
export { SignInScreen, type SignInScreenProps } from "./SignInScreen";
export { rememberTarget, takeTarget } from "./target";
export { signInFailureOf, useSignIn } from "./use-sign-in";
