import { useEffect } from "react";
import { translate } from "./state/language";
import { notices } from "./state/notices";

/** Tells when the browser loses or regains its network. */
export function useNetworkNotices(): void {
  useEffect(() => {
    const offline = () => notices.show({ tone: "danger", text: translate("network.offline") });
    const online = () => notices.show({ tone: "danger", text: translate("network.online") });
    window.addEventListener("offline", offline);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("offline", offline);
      window.removeEventListener("online", online);
    };
  }, []);
}
