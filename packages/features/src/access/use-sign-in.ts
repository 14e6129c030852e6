import { useT } from "@glossa/locales";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Arrival } from "./arrival";
import type { SignInScreenProps } from "./SignInScreen";

/** Why somebody is not signed in: in words of ours, or of the server. */
export type SignInFailure = "wrong" | "unreachable" | "link" | { text: string };

/** Why a call that was to sign somebody in has failed. */
export function signInFailureOf(
  error: { kind: string; status: number | undefined; detail: string | undefined; message: string },
  way: Arrival,
): SignInFailure {
  if (error.kind === "network") return "unreachable";
  if (way.kind === "link") return "link";
  return error.status === 401 ? "wrong" : { text: error.detail ?? error.message };
}

type Enter = (way: Arrival) => Promise<SignInFailure | undefined>;

const errors = { wrong: "login.error", unreachable: "login.unreachable", link: "login.linkExpired" } as const;

/** Signs in by what is typed, or at once by what stood in the address. */
export function useSignIn(
  /** Takes a way to sign in out of the address. */
  takeArrival: () => Arrival | undefined,
  /** Signs in and leads on, or tells why it did not. */
  enter: Enter,
): Pick<SignInScreenProps, "onSignIn" | "isBusy" | "isAutomatic" | "error"> & { isIdle: boolean } {
  const t = useT();
  // Read once: secrets leave the address bar and the history before anything else happens.
  const [arrival] = useState(takeArrival);
  const [state, setState] = useState<"idle" | "busy" | "automatic">(arrival ? "automatic" : "idle");
  const [failure, setFailure] = useState<SignInFailure>();
  const isStarted = useRef(false);

  const run = useCallback(
    async (way: Arrival) => {
      setFailure(undefined);
      const failed = await enter(way);
      if (!failed) return;
      setFailure(failed);
      setState("idle");
    },
    [enter],
  );

  useEffect(() => {
    if (!arrival || isStarted.current) return;
    isStarted.current = true;
    void run(arrival);
  }, [arrival, run]);

  const onSignIn = useCallback(
    (credentials: { username: string; password: string }) => {
      setState("busy");
      void run({ kind: "credentials", ...credentials });
    },
    [run],
  );
  return {
    onSignIn,
    isIdle: state === "idle",
    isBusy: state === "busy",
    isAutomatic: state === "automatic",
    error: typeof failure === "object" ? failure.text : failure && t(errors[failure]),
  };
}
