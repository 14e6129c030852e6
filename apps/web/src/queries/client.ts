import { ApiError } from "@glossa/contract/client";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { tellError } from "../errors";
import { useAuth } from "../state/auth";

/** How long an answer counts as fresh, in ms: most things, what changes rarely, what hardly ever changes. */
export const freshFor = { short: 3000, medium: 120_000, long: 600_000 };

declare module "@tanstack/react-query" {
  interface Register {
    /** `isQuiet`: a background read that carries nobody's work; its failure shows as "-". */
    queryMeta: { isQuiet?: boolean };
  }
}

/** Whether a failure means that nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** All server data of the app; failures are told in one place. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // Elsewhere a 401 asks for a sign-in where it happened, so that nothing on screen is lost.
      if (isSignedOut(error) && query.queryKey[0] === "me") useAuth.getState().signOut();
      if (!query.meta?.isQuiet) tellError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: freshFor.short,
      // Without a network, too: what was taken along answers then.
      networkMode: "always",
      // What nobody shows any more is kept as long as anything may count as fresh.
      gcTime: freshFor.long,
      retry: (count, error) => count < 2 && error instanceof ApiError && isWorthRetrying(error),
      refetchOnWindowFocus: true,
    },
  },
});

/** No reply, or one that says that too much was asked for at once: the pause before the next try is a second or more. */
function isWorthRetrying({ kind, status }: ApiError): boolean {
  return kind === "network" || status === 429;
}
