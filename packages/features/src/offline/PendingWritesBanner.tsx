import { Banner, BannerRow, Button, Dialog, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { PendingWriteList } from "./PendingWriteList";
import type { PendingWritePorts, PendingWriteView } from "./view-model";

export interface PendingWritesBannerProps {
  /** The responses that the server has not confirmed; without any, there is no banner. */
  pendingWrites: readonly PendingWriteView[];
  /** The callbacks of the list; see `PendingWritePorts`. */
  ports: PendingWritePorts;
}

/**
 * Tells on a page without records how many answers have not been sent, and shows them in a dialog: a user whose dataset
 * is not available any more sees them nowhere else.
 *
 * @example
 * function Unsent({ source }: { source: PendingWriteSource }) {
 *   return <PendingWritesBanner {...usePendingWrites(source)} />;
 * }
 */
export function PendingWritesBanner({ pendingWrites, ports }: PendingWritesBannerProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const count = pendingWrites.length;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      {count > 0 && (
        <Banner tone="warning">
          <BannerRow>
            {t("offline.openWith", { count })}{" "}
            <Button size="sm" onClick={() => setOpen(true)}>
              {t("offline.show")}
            </Button>
          </BannerRow>
        </Banner>
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("offline.unsent")}
        description={t("offline.unsentBody")}
        closeLabel={t("app.close")}
      >
        <Stack gap={4} align="start">
          <PendingWriteList pendingWrites={pendingWrites} ports={ports} />
        </Stack>
      </Dialog>
    </>
  );
}
