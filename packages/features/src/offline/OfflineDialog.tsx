import { Dialog, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { DownloadSection } from "./DownloadSection";
import { PendingWriteList } from "./PendingWriteList";
import type { OfflinePorts, OfflineView } from "./view-model";

interface OfflineDialogProps {
  view: OfflineView;
  ports: OfflinePorts;
  now: Date;
  isOpen: boolean;
  onClose: () => void;
}

/** The data in this browser: records to work on without a network, and pending writes. */
export function OfflineDialog({ view, ports, now, isOpen, onClose }: OfflineDialogProps) {
  const t = useT();
  const openRecord = (recordId: string) => {
    onClose();
    ports.onOpenRecord(recordId);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("offline.title")}
      description={t("offline.explain")}
      closeLabel={t("app.close")}
    >
      <Stack gap={6}>
        <DownloadSection view={view} ports={ports} now={now} />
        <PendingWriteList pendingWrites={view.pendingWrites} ports={{ ...ports, onOpenRecord: openRecord }} />
      </Stack>
    </Dialog>
  );
}
