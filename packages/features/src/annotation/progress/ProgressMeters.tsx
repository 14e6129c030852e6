import { ProgressMeter } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { ProgressView } from "../view-model";

const answered = ["submitted", "draft", "discarded"] as const;

/** The responses of a user, as segments of a line. */
export function Meter({ progress, size = "md" }: { progress: ProgressView; size?: "md" | "lg" }) {
  const t = useT();
  const format = useFormat();
  const share = (status: (typeof answered)[number]) => progress[status] / Math.max(1, progress.total);
  return (
    <ProgressMeter
      size={size}
      label={t("annotation.progressMeter", {
        submitted: format.percent(share("submitted")),
        draft: format.percent(share("draft")),
        discarded: format.percent(share("discarded")),
      })}
      parts={answered.map((status) => ({ status, share: share(status) }))}
    />
  );
}
