import { useNetwork } from "@glossa/features/shell";
import { translate } from "../state/language";
import { notices } from "../state/notices";

/** Shows a notice when the browser loses or regains its network. */
export function useNetworkNotices(): void {
  useNetwork((isOnline) => {
    notices.show({ tone: "danger", text: translate(isOnline ? "network.online" : "network.offline") });
  });
}
