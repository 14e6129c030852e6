export { type Arrival, arrivalIn, isOwnPath } from "./arrival";
export { SignInScreen, type SignInScreenProps } from "./SignInScreen";
export { type SignInFailure, useSignIn } from "./use-sign-in";
