import { api } from "./api";
import { queryClient } from "./queries/client";
import { settingsQuery } from "./queries/server";
import { storedToken } from "./state/auth";

/** Ends the sign-in of this browser on a server that stores sign-ins; to be called while its token is still known. */
export function endSignIn(): void {
  const settings = queryClient.getQueryData(settingsQuery.queryKey);
  if (storedToken() === null || !settings?.glossa?.sign_ins) return;
  // Without a connection, the token expires within a day.
  void api.signOut({ keepalive: true }).catch(() => undefined);
}
