import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor } from "./client";

/** The signed-in person. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => api.getMe({ signal }),
  staleTime: freshFor.medium,
  // An expired sign-in must not take the page away just because somebody came back to the window.
  refetchOnWindowFocus: false,
});

/** Other ways to sign in; a failure means none (and is not told). */
export const providersQuery = queryOptions({
  queryKey: ["oauth2", "providers"],
  queryFn: async ({ signal }) =>
    (await api.listOAuthProviders({ signal }).catch(() => ({ items: [] }))).items,
  staleTime: freshFor.long,
  meta: { isQuiet: true },
});
