import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { tellError } from "../errors";
import { useAuth } from "../state/auth";

/** How long data counts as fresh, in ms: most data, data that rarely changes, data that hardly ever changes. */
export const freshFor = { short: 3000, medium: 120_000, long: 600_000 };

declare module "@tanstack/react-query" {
  interface Register {
    /**
     * `isQuiet`: a background request on which no work of the user depends; its failure shows as "-". `isPage`: the page
     * consists of it, and holds no work of the user.
     */
    queryMeta: { isQuiet?: boolean; isPage?: boolean };
  }
}

/**
 * Loads again what could not be loaded: without it, a page shows an error, or lacks a part. What could not be loaded again
 * is old; it matters only where it is on screen.
 */
export function loadMissing(): void {
  void queryClient.refetchQueries({
    predicate: (query) =>
      query.state.status === "error" && (query.state.data === undefined || query.isActive()),
  });
}

/** Whether a failure means that the object of a call does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether a failure means that the user is no longer signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether an owner has switched off the account of the user. */
export function isSwitchedOff(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.switchedOff;
}

/** Whether the server refuses everything until the user has changed their password. */
export function isPasswordDue(error: unknown): boolean {
  return error instanceof ApiError && error.code === errorCodes.passwordChangeRequired;
}

/** Whether the server itself, not a proxy before it, has said that the user may not open the object of a call. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.code === errorCodes.forbidden;
}

/** Loads the user again unless it is known: the page for the new password then replaces all others. */
function askForPassword(): void {
  const me = queryClient.getQueryData<{ must_change_password?: boolean }>(["me"]);
  if (me && !me.must_change_password) void queryClient.invalidateQueries({ queryKey: ["me"] });
}

/** All server data of the app; failures are reported in one place. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // Elsewhere a 401 asks the user to sign in without leaving the page, so that nothing on screen is lost.
      if (isSignedOut(error) && query.meta?.isPage) useAuth.getState().signOut();
      if (isPasswordDue(error)) return askForPassword();
      if (!query.meta?.isQuiet) tellError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: freshFor.short,
      // Requests are sent without a network as well: the offline copy replies to them.
      networkMode: "always",
      // Unused data is kept as long as the longest freshness.
      gcTime: freshFor.long,
      retry: (count, error) => count < 2 && error instanceof ApiError && isWorthRetrying(error),
      refetchOnWindowFocus: true,
    },
  },
});

/** No reply, or one that reports too many requests: the pause before the next attempt is a second or more. */
function isWorthRetrying({ kind, status }: ApiError): boolean {
  return kind === "network" || status === 429;
}
