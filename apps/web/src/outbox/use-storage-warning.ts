import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { settingsQuery } from "../queries/server";

const DISMISSED_KEY = "glossa.storage-warning-dismissed";

/**
 * Whether to warn that the server will lose its data: the server reports it, and the user has not closed the warning.
 * If the settings cannot be loaded, there is no warning.
 */
export function useStorageWarning(): { isShown: boolean; dismiss: () => void } {
  const { data: settings } = useQuery(settingsQuery);
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED_KEY) !== null);
  const isMissing =
    settings?.argilla.show_huggingface_space_persistent_storage_warning === true &&
    settings.huggingface?.space_persistent_storage_enabled !== true;
  const dismiss = useCallback(() => {
    sessionStorage.setItem(DISMISSED_KEY, "yes");
    setDismissed(true);
  }, []);
  return { isShown: isMissing && !isDismissed, dismiss };
}
