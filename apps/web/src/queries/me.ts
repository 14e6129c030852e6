import type { Preferences, User } from "@glossa/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor } from "./client";
import { isAnnounced } from "./server";

/** A user without the API key; our server adds the preferences. */
type SignedIn = Omit<User, "api_key"> & {
  preferences?: Preferences | undefined;
  must_change_password?: boolean | undefined;
};

/** The signed-in user. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => whoAmI(signal),
  staleTime: freshFor.medium,
  // An expired sign-in must not replace the page only because the user returned to the window.
  refetchOnWindowFocus: false,
  meta: { isPage: true },
});

/** Other ways to sign in; a failure means none and is not reported. */
export const providersQuery = queryOptions({
  queryKey: ["oauth2", "providers"],
  queryFn: async ({ signal }) =>
    (await api.listOAuthProviders({ signal }).catch(() => ({ items: [] }))).items,
  staleTime: freshFor.long,
  meta: { isQuiet: true },
});

/** Loads the user without the API key, which no page needs; other servers cannot leave it out. */
async function whoAmI(signal: AbortSignal): Promise<SignedIn> {
  if (await isAnnounced("me_without_key")) return api.getMyself({ signal });
  const { api_key: _, ...me } = await api.getMe({ signal });
  return me;
}
