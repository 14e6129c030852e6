import { useNetwork } from "@glossa/features/shell";
import { loadMissing } from "../queries/client";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** Shows a notice when the browser loses or regains its network; then, what could not be loaded is loaded. */
export function useNetworkNotices(): void {
  useNetwork((isOnline) => {
    notices.show({ tone: "danger", text: translate(isOnline ? "network.online" : "network.offline") });
    if (isOnline) loadMissing();
  });
}
