import { Button, CircleAlert, CloudOff, IconButton, Plane, useLatest } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect } from "react";
import { OfflineDialog } from "./OfflineDialog";
import type { OfflinePorts, OfflineView } from "./view-model";

export interface OfflineButtonProps {
  /** Pending writes and downloaded copies; see `OfflineView`. */
  view: OfflineView;
  /** The callbacks of the dialog; see `OfflinePorts`. */
  ports: OfflinePorts;
  /** The present time, from which "2 minutes ago" is computed. */
  now: Date;
  /** Whether the dialog is open: the page has other ways to open it. */
  isOpen: boolean;
  /** Called when the dialog should be opened or closed. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * Opens the dialog of the offline copy and of pending writes, which the button counts.
 *
 * @example
 * function WorkOffline(offline: { view: OfflineView; ports: OfflinePorts }) {
 *   const [isOpen, setOpen] = useState(false);
 *   return <OfflineButton {...offline} now={new Date()} isOpen={isOpen} onOpen={setOpen} />;
 * }
 */
export function OfflineButton({ view, ports, now, isOpen, onOpen }: OfflineButtonProps) {
  const t = useT();
  const count = view.pendingWrites.length;
  // Responses that only wait for a sign-in do not mean that the page is offline.
  const isSignedOut = view.pendingWrites.every(({ state }) => state.kind === "signIn");
  const tellOpened = useLatest(() => ports.onOpened());
  useEffect(() => {
    if (isOpen) tellOpened();
  }, [isOpen]);
  const open = () => onOpen(true);
  return (
    <>
      {count > 0 ? (
        <Button size="sm" icon={isSignedOut ? CircleAlert : CloudOff} data-always onClick={open}>
          {t("offline.openWith", { count })}
        </Button>
      ) : (
        <IconButton picture={Plane} label={t("offline.open")} onClick={open} />
      )}
      {isOpen && <OfflineDialog view={view} ports={ports} now={now} isOpen onClose={() => onOpen(false)} />}
    </>
  );
}
