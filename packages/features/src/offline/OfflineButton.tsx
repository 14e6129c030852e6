import { Button, CircleAlert, CloudOff, HardDriveDownload, IconButton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { useOnDemand } from "../frame/use-on-demand";
import type { OfflinePorts, OfflineView } from "./view-model";

const loadDialog = async () => (await import("./OfflineDialog")).OfflineDialog;

interface OfflineButtonProps {
  view: OfflineView;
  ports: OfflinePorts;
  now: Date;
}

/** Leads to what is on this computer: records taken along, and answers that have not been sent, which it counts. */
export function OfflineButton({ view, ports, now }: OfflineButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const OfflineDialog = useOnDemand(isOpen, loadDialog);
  const count = view.unsent.length;
  // What waits for a sign-in alone is not offline.
  const isSignedOut = view.unsent.every(({ state }) => state.kind === "signIn");
  const open = () => setOpen(true);
  return (
    <>
      {count > 0 ? (
        <Button size="sm" icon={isSignedOut ? CircleAlert : CloudOff} onClick={open}>
          {t("offline.openWith", { count })}
        </Button>
      ) : (
        <IconButton picture={HardDriveDownload} label={t("offline.open")} onClick={open} />
      )}
      {OfflineDialog && (
        <OfflineDialog view={view} ports={ports} now={now} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
