import { ApiError } from "@glossa/contract/client";
import {
  arrivalIn,
  isOwnPath,
  type SignInAttempt,
  SignInScreen,
  signInFailureOf,
  takeTarget,
  useSignIn,
} from "@glossa/features/access";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { api } from "../api";
import { messagesOf } from "../errors";
import { leave } from "../leave";
import { providersQuery } from "../queries/me";
import { useAuth } from "../state/auth";

/** Signs in with the form, a name and password in the address, or the one-time link that the server printed. */
export function Component() {
  const navigate = useNavigate();
  const { isSignedIn } = useAuth();
  const { data: providers = [] } = useQuery(providersQuery);
  const enter = useCallback(
    async (way: SignInAttempt) => {
      try {
        const { access_token, redirect_to } = await enterBy(way);
        leave();
        useAuth.getState().signIn(access_token);
        const target = isOwnPath(redirect_to) ? redirect_to : takeTarget();
        navigate(isOwnPath(target) ? target : "/", { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError)) return "unreachable";
        return signInFailureOf(error, way, messagesOf(error).at(-1));
      }
    },
    [navigate],
  );
  const { isIdle, ...form } = useSignIn(takeArrival, enter, isSignedIn);
  if (isSignedIn && isIdle) return <Navigate to="/" replace />;
  return (
    <SignInScreen
      {...form}
      providers={providers.map(({ name }) => ({ name, label: name }))}
      onProvider={(name) => window.location.assign(`/api/v1/oauth2/providers/${name}/authentication`)}
    />
  );
}

function takeArrival(): SignInAttempt | undefined {
  const found = arrivalIn(window.location.href);
  if (found) window.history.replaceState(window.history.state, "", found.rest);
  return found?.arrival;
}

async function enterBy(way: SignInAttempt): Promise<{ access_token: string; redirect_to: string }> {
  if (way.kind === "link") return api.redeemSignInLink({ body: { token: way.token } });
  const { username, password } = way;
  return { ...(await api.createToken({ body: { username, password } })), redirect_to: "" };
}
