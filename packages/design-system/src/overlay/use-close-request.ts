import { useEffect, useState } from "react";
import { useLatest } from "../latest";

/** A part of the platform's `CloseWatcher`. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Calls `onClose` when the user asks the platform to close what is open: with the back button or gesture of a phone, which
 * would otherwise leave the page. Escape is such a request only where the overlay has not handled it. What stays open, for
 * example to ask whether to discard what was typed, also gets the next request.
 *
 * @see https://developer.mozilla.org/docs/Web/API/CloseWatcher
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useLatest(onClose);
  // A watcher ends with its request.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      setRequests(requests + 1);
      latest();
    };
    return () => watcher.destroy();
  }, [isOpen, requests]);
}
