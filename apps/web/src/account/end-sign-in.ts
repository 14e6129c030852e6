import { clientOf } from "@glossa/contract/client";
import { pageEndpoints } from "@glossa/contract/endpoints";
import { apiOptions } from "../api";
import { queryClient } from "../queries/client";
import { settingsQuery } from "../queries/server";
import { storedToken } from "../state/auth";
import { departed } from "../state/departures";

/**
 * Ends the sign-in of this browser on a server that stores sign-ins; to be called while its token is still known. The
 * pages that close with it release their claims by this token first.
 */
export function endSignIn(): void {
  const token = storedToken();
  const settings = queryClient.getQueryData(settingsQuery.queryKey);
  if (token === null || !settings?.glossa?.sign_ins) return;
  const headers = () => ({ authorization: `Bearer ${token}` });
  const ending = clientOf(pageEndpoints, { ...apiOptions, headers });
  // Without a connection, the token expires within a day.
  void departed()
    .then(() => ending.signOut({ keepalive: true }))
    .catch(() => undefined);
}
