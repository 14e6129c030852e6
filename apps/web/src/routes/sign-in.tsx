import { ApiError } from "@glossa/contract/client";
import { SignInScreen } from "@glossa/features/access";
import { useT } from "@glossa/locales";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { api } from "../api";
import { queryClient } from "../queries/client";
import { providersQuery } from "../queries/me";
import { isOwnPath, takeTarget, useAuth } from "../state/auth";
import { type Arrival, takeArrival } from "./arrival";

type Failure = "wrong" | "unreachable" | "link" | { text: string };

/** Signs in by the form, by a pair in the address, or by the one-time link that the server printed. */
export function Component() {
  const t = useT();
  const { isSignedIn } = useAuth();
  const { data: providers = [] } = useQuery(providersQuery);
  const { state, failure, submit } = useSignIn();
  if (isSignedIn && state === "idle") return <Navigate to="/" replace />;
  const errors = {
    wrong: t("login.error"),
    unreachable: t("login.unreachable"),
    link: t("login.linkExpired"),
  };
  return (
    <SignInScreen
      onSignIn={submit}
      isBusy={state === "busy"}
      isAutomatic={state === "automatic"}
      error={typeof failure === "object" ? failure.text : failure && errors[failure]}
      providers={providers.map(({ name }) => ({ name, label: name }))}
      onProvider={(name) => window.location.assign(`/api/v1/oauth2/providers/${name}/authentication`)}
    />
  );
}

function useSignIn() {
  const navigate = useNavigate();
  // Read once: secrets leave the address bar and the history before anything else happens.
  const [arrival] = useState(takeArrival);
  const [state, setState] = useState<"idle" | "busy" | "automatic">(arrival ? "automatic" : "idle");
  const [failure, setFailure] = useState<Failure>();
  const isStarted = useRef(false);

  const run = useCallback(
    async (way: Arrival) => {
      setFailure(undefined);
      try {
        const { token, target } = await enter(way);
        useAuth.getState().signOut();
        queryClient.clear();
        useAuth.getState().signIn(token);
        navigate(target ?? takeTarget(), { replace: true });
      } catch (error) {
        setFailure(failureOf(error, way));
        setState("idle");
      }
    },
    [navigate],
  );

  useEffect(() => {
    if (!arrival || isStarted.current) return;
    isStarted.current = true;
    void run(arrival);
  }, [arrival, run]);

  const submit = useCallback(
    (credentials: { username: string; password: string }) => {
      setState("busy");
      void run({ kind: "credentials", ...credentials });
    },
    [run],
  );
  return { state, failure, submit };
}

async function enter(way: Arrival): Promise<{ token: string; target?: string }> {
  if (way.kind === "link") {
    const { access_token, redirect_to } = await api.redeemSignInLink({ body: { token: way.token } });
    return { token: access_token, ...(isOwnPath(redirect_to) ? { target: redirect_to } : {}) };
  }
  const { username, password } = way;
  const { access_token } = await api.createToken({ body: { username, password } });
  return { token: access_token };
}

function failureOf(error: unknown, way: Arrival): Failure {
  if (!(error instanceof ApiError) || error.kind === "network") return "unreachable";
  if (way.kind === "link") return "link";
  return error.status === 401 ? "wrong" : { text: error.detail ?? error.message };
}
