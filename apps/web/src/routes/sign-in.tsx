import { ApiError } from "@glossa/contract/client";
import {
  arrivalIn,
  isOwnPath,
  type SignInAttempt,
  type SignInFailure,
  SignInScreen,
  signInFailureOf,
  takeTarget,
  useSignIn,
} from "@glossa/features/access";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { endSignIn } from "../account/end-sign-in";
import { hubProvider, openProvider, providerLabel } from "../account/providers";
import { api } from "../api";
import { messagesOf } from "../errors";
import { leave } from "../leave";
import { assertPasskey, hasPasskeys, NoPasskey } from "../passkeys/browser";
import { passkeysApi } from "../passkeys/passkeys-api";
import { usePasskeyAutofill } from "../passkeys/use-passkey-autofill";
import { welcomePath } from "../paths";
import { meQuery, providersQuery } from "../queries/me";
import { secondFactorApi } from "../queries/second-factor-api";
import { settingsQuery } from "../queries/server";
import { canStore, NotStored, useAuth } from "../state/auth";

/** Signs in with the form, a name and password in the address, or the one-time link that the server printed. */
export function Component() {
  const navigate = useNavigate();
  const { isSignedIn } = useAuth();
  const { data: providers = [] } = useQuery(providersQuery);
  const enter = useCallback(
    async (way: SignInAttempt) => {
      try {
        const { access_token, redirect_to } = await enterBy(way);
        endSignIn();
        leave();
        useAuth.getState().signIn(access_token);
        const target = isOwnPath(redirect_to) ? redirect_to : takeTarget();
        navigate(isOwnPath(target) ? target : "/", { replace: true });
      } catch (error) {
        return failureOf(error, way);
      }
    },
    [navigate],
  );
  const [known] = useState(() => (canStore() ? undefined : ("noStorage" as const)));
  const { isIdle, onPasskey, ...form } = useSignIn(takeAttempt, enter, isSignedIn, known);
  const { data: server } = useQuery(settingsQuery);
  const isOffered = (server?.glossa?.passkeys ?? false) && hasPasskeys();
  usePasskeyAutofill(isOffered && isIdle, onPasskey);
  const { data: me } = useQuery({ ...meQuery, enabled: isSignedIn && form.replacing !== undefined });
  const welcome = useWelcome(providers);
  if (isSignedIn && isIdle) return <Navigate to="/" replace />;
  if (welcome !== undefined && isIdle) return <Navigate to={welcome} replace />;
  return (
    <SignInScreen
      {...form}
      signedInAs={me?.username}
      onPasskey={isOffered ? onPasskey : undefined}
      providers={providers.map(({ name }) => ({ name, label: providerLabel(name) }))}
      onProvider={openProvider}
    />
  );
}

function failureOf(error: unknown, way: SignInAttempt): SignInFailure {
  if (error instanceof NoPasskey) return "cancelled";
  if (error instanceof NotStored) return "noStorage";
  if (!(error instanceof ApiError)) return "unreachable";
  return signInFailureOf(error, way, messagesOf(error).at(-1));
}

/** The welcome page with the same query, in a space with the hub as provider; the link there keeps the form open. */
function useWelcome(providers: readonly { name: string }[]): string | undefined {
  const { search, state } = useLocation();
  const { data: settings } = useQuery(settingsQuery);
  const isOnHub = settings?.huggingface !== undefined && providers.some(({ name }) => name === hubProvider);
  return isOnHub && state?.keepsForm !== true ? welcomePath + search : undefined;
}

function takeAttempt(): SignInAttempt | undefined {
  const found = arrivalIn(window.location.href);
  if (found) window.history.replaceState(window.history.state, "", found.rest);
  return found?.arrival;
}

async function enterBy(way: SignInAttempt): Promise<{ access_token: string; redirect_to: string }> {
  if (way.kind === "link") return api.redeemSignInLink({ body: { token: way.token } });
  if (way.kind === "passkey") {
    const credential = way.assertion ?? (await assertPasskey());
    return { ...(await passkeysApi.signInWithPasskey({ body: { credential } })), redirect_to: "" };
  }
  const { username, password, code } = way;
  if (code !== undefined) {
    const body = { username, password, code };
    return { ...(await secondFactorApi.signInWithCode({ body })), redirect_to: "" };
  }
  return { ...(await api.createToken({ body: { username, password } })), redirect_to: "" };
}
