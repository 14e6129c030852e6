import { queryClient } from "./queries/client";
import { useAuth } from "./state/auth";

/** Signs out and forgets what the server told; answers in the outbox stay, under their owner's name. */
export function leave(): void {
  useAuth.getState().signOut();
  queryClient.clear();
}
