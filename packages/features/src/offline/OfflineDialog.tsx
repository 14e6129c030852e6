import { Dialog, Heading, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId } from "react";
import { DownloadSection } from "./DownloadSection";
import * as styles from "./Offline.css";
import { PendingWriteList } from "./PendingWriteList";
import type { OfflinePorts, OfflineView } from "./view-model";

interface OfflineDialogProps {
  /** Pending writes and downloaded copies. */
  view: OfflineView;
  /** The callbacks of the user's actions. */
  ports: OfflinePorts;
  /** The present time, from which "2 minutes ago" is computed. */
  now: Date;
  /** Whether the dialog is on screen. */
  isOpen: boolean;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** The data in this browser: records to work on without a network, and pending writes. */
export function OfflineDialog({ view, ports, now, isOpen, onClose }: OfflineDialogProps) {
  const t = useT();
  const id = useId();
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
        <section className={styles.apart} aria-labelledby={id}>
          <Heading level={3} size="part" id={id}>
            {t("offline.unsent")}
          </Heading>
          <PendingWriteList pendingWrites={view.pendingWrites} ports={ports} onOpenRecord={openRecord} />
        </section>
      </Stack>
    </Dialog>
  );
}
