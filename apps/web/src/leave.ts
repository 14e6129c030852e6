import { queryClient } from "./queries/client";
import { useAuth } from "./state/auth";

/** Signs out and clears the cached server data; the responses in the outbox stay, under the name of their user. */
export function leave(): void {
  useAuth.getState().signOut();
  queryClient.clear();
}
