import type { ErrorCode, PasskeyAssertion } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SignInScreenProps } from "./SignInScreen";
import type { SignInAttempt } from "./sign-in-attempt";

/**
 * The reason why a sign-in failed: a known one, or the server's message. "code": a second factor is required;
 * "cancelled": the user has closed the dialog of the browser; "noStorage": the browser refuses to store data of this site.
 */
export type SignInFailure =
  | "code"
  | "wrong"
  | "unreachable"
  | "noStorage"
  | "link"
  | "unknown"
  | "cancelled"
  | {
      text: string;
      /** Whether what was entered is wrong, as a code. */
      isOfEntry?: boolean | undefined;
    };

/**
 * Returns the reason why a call that should sign the user in failed.
 *
 * @param error the failed call
 * @param attempt how the user tried to sign in
 * @param words the message of the server, for failures without a text of ours
 * @example
 * const typed = { kind: "credentials", username: "ana", password: "12345678" } as const;
 * signInFailureOf({ kind: "http", status: 401 }, typed, undefined); // "wrong"
 * signInFailureOf({ kind: "network", status: undefined }, typed, undefined); // "unreachable"
 * signInFailureOf({ kind: "http", status: 403, code: "second_factor_required" }, typed, undefined); // "code"
 */
export function signInFailureOf(
  error: { kind: string; status: number | undefined; code?: string | undefined },
  attempt: SignInAttempt,
  words: string | undefined,
): SignInFailure {
  if (error.kind === "network") return "unreachable";
  if (attempt.kind === "link" && isLinkRefused(error.status)) return "link";
  if (error.code === secondFactorRequired) return "code";
  if (error.status === 401) return "wrong";
  return words === undefined ? "unknown" : { text: words, isOfEntry: error.code === secondFactorCode };
}

/** Whether the link is invalid. After a 429 or a 5xx, it may still be valid. */
function isLinkRefused(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

type Credentials = Extract<SignInAttempt, { kind: "credentials" }>;

export type AttemptSignIn = (attempt: SignInAttempt) => Promise<SignInFailure | undefined>;

const secondFactorRequired: ErrorCode = "second_factor_required";
const secondFactorCode: ErrorCode = "second_factor_code";

const errors = {
  wrong: "login.error",
  unreachable: "login.unreachable",
  noStorage: "login.noStorage",
  link: "login.linkExpired",
  unknown: "errors.somethingWrong",
} as const;

/**
 * Signs in with the entered credentials, or at once with those in the URL.
 *
 * @param takeAttempt removes the sign-in attempt from the URL and returns it; called once
 * @param enter signs in and opens the next page, or returns why it failed
 * @param isSignedIn whether a user is signed in already and must confirm before a URL replaces their session
 * @param known a failure that is known before the first attempt
 * @example
 * async function enter(attempt: SignInAttempt) {
 *   const { ok } = await fetch("/api/sign-in", { method: "POST", body: JSON.stringify(attempt) });
 *   return ok ? undefined : ("wrong" as const);
 * }
 * function SignIn() {
 *   const { isIdle, ...form } = useSignIn(() => undefined, enter, false);
 *   return <SignInScreen {...form} providers={[]} onProvider={() => undefined} />;
 * }
 */
export function useSignIn(
  takeAttempt: () => SignInAttempt | undefined,
  enter: AttemptSignIn,
  isSignedIn: boolean,
  known?: "noStorage" | undefined,
): Pick<
  SignInScreenProps,
  "onSignIn" | "isBusy" | "isAutomatic" | "error" | "isRefused" | "replacing" | "codeStep"
> & {
  isIdle: boolean;
  /** Signs in with what the browser has returned, or by asking it. */
  onPasskey: (assertion?: PasskeyAssertion) => void;
} {
  const t = useT();
  // Read once: secrets are removed from the address bar and the history before anything else happens.
  const [urlAttempt] = useState(takeAttempt);
  const [state, setState] = useState<"idle" | "busy" | "automatic" | "asking">(() => {
    if (!urlAttempt) return "idle";
    return isSignedIn ? "asking" : "automatic";
  });
  const [failure, setFailure] = useState<Exclude<SignInFailure, "code" | "cancelled"> | undefined>(known);
  // Kept only while the user enters the code: both are sent together.
  const [accepted, setAccepted] = useState<Credentials>();
  const isStarted = useRef(false);

  const run = useCallback(
    async (attempt: SignInAttempt) => {
      setFailure(undefined);
      const failed = await enter(attempt);
      if (!failed) return;
      if (failed === "code") {
        setAccepted(attempt.kind === "credentials" ? attempt : undefined);
      } else if (failed !== "cancelled") {
        setFailure(failed);
        // The password has been changed in the meantime.
        if (failed === "wrong") setAccepted(undefined);
      }
      setState("idle");
    },
    [enter],
  );

  useEffect(() => {
    if (!urlAttempt || state !== "automatic" || isStarted.current) return;
    isStarted.current = true;
    void run(urlAttempt);
  }, [urlAttempt, run, state]);

  const onSignIn = useCallback(
    (credentials: { username: string; password: string }) => {
      setState("busy");
      void run({ kind: "credentials", ...credentials });
    },
    [run],
  );
  const onPasskey = useCallback(
    (assertion?: PasskeyAssertion) => {
      setState("busy");
      void run(assertion ? { kind: "passkey", assertion } : { kind: "passkey" });
    },
    [run],
  );
  return {
    onSignIn,
    onPasskey,
    codeStep: accepted && {
      onCode: (code) => {
        setState("busy");
        void run({ ...accepted, code });
      },
      onOtherKind: () => setFailure(undefined),
      onBack: () => {
        setFailure(undefined);
        setAccepted(undefined);
      },
    },
    isIdle: state === "idle" && accepted === undefined,
    isBusy: state === "busy",
    isAutomatic: state === "automatic",
    replacing:
      state === "asking"
        ? {
            username: urlAttempt?.kind === "credentials" ? urlAttempt.username : undefined,
            onReplace: () => setState("automatic"),
            onStay: () => setState("idle"),
          }
        : undefined,
    isRefused: failure === "wrong" || (typeof failure === "object" && failure.isOfEntry === true),
    error: typeof failure === "object" ? failure.text : failure && t(errors[failure]),
  };
}
