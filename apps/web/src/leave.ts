import { queryClient } from "./queries/client";
import { useAuth } from "./state/auth";
import { clearNotices } from "./state/notices";

/**
 * Signs out and clears the cached server data, and the notices, which are about the sign-in that ends; the responses in
 * the outbox stay, under the name of their user.
 */
export function leave(): void {
  clearNotices();
  useAuth.getState().signOut();
  queryClient.clear();
}
