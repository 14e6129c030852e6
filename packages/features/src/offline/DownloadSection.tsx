import {
  Banner,
  Button,
  Check,
  Icon,
  ProgressMeter,
  SegmentedControl,
  Stack,
  Text,
} from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "./Offline.css";
import type { OfflineCopyView, OfflinePorts, OfflineView } from "./view-model";

const sizes = ["50", "100", "250", "500"] as const;

interface DownloadSectionProps {
  view: OfflineView;
  ports: OfflinePorts;
  now: Date;
}

/** Downloads an offline copy and shows the existing one. */
export function DownloadSection({ view, ports, now }: DownloadSectionProps) {
  const t = useT();
  const format = useFormat();
  const [size, setSize] = useState<(typeof sizes)[number]>("100");
  if (view.can !== "download")
    return (
      <Banner tone="warning">
        {view.can === "nothing" ? t("offline.unsupported") : t("offline.noStorage")}
      </Banner>
    );
  const { copy, download } = view;
  return (
    <Stack gap={3} align="start">
      {view.hasFailed && <Banner tone="danger">{t("offline.failed")}</Banner>}
      {copy && !download && <OfflineCopySummary copy={copy} now={now} onRemove={ports.onRemove} />}
      <Stack gap={2} align="start">
        <p className={styles.caption} aria-hidden="true">
          {t("offline.howMany")}
        </p>
        <Stack direction="row" gap={2} align="center">
          <SegmentedControl
            label={t("offline.howMany")}
            options={sizes.map((value) => ({ value, label: format.number(Number(value)) }))}
            value={size}
            onChange={setSize}
          />
          <Button
            tone={copy ? "secondary" : "primary"}
            isDisabled={download !== undefined}
            onClick={() => ports.onDownload(Number(size))}
          >
            {copy ? t("offline.downloadAgain") : t("offline.download")}
          </Button>
        </Stack>
      </Stack>
      <div role="status">{download && <DownloadProgress {...download} />}</div>
    </Stack>
  );
}

interface OfflineCopySummaryProps {
  copy: OfflineCopyView;
  now: Date;
  onRemove: () => void;
}

function OfflineCopySummary({ copy, now, onRemove }: OfflineCopySummaryProps) {
  const t = useT();
  const format = useFormat();
  const { records, left, downloadedAt, missedPictures, hasFrames } = copy;
  const when = format.ago(new Date(downloadedAt), now);
  return (
    <div className={styles.copy}>
      <Icon picture={Check} />
      <div>
        <p>{t("offline.downloaded", { count: records, left: format.number(left), when })}</p>
        {missedPictures > 0 && <Text tone="secondary">{t("offline.missed", { count: missedPictures })}</Text>}
        {hasFrames && <Text tone="secondary">{t("offline.frames")}</Text>}
      </div>
      <Button size="sm" tone="ghost" onClick={onRemove}>
        {t("offline.remove")}
      </Button>
    </div>
  );
}

function DownloadProgress({ done, total }: { done: number; total: number | undefined }) {
  const t = useT();
  const format = useFormat();
  if (total === undefined) return <p>{t("offline.starting")}</p>;
  const words = t("offline.downloading", { done: format.number(done), total: format.number(total) });
  return (
    <Stack gap={3} align="start">
      <p>{words}</p>
      <ProgressMeter label={words} parts={[{ status: "done", share: total === 0 ? 0 : done / total }]} />
    </Stack>
  );
}
