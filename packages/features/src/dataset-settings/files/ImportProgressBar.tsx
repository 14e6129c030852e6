import { ProgressMeter, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ImportProgress } from "./view-model";

/** How far an import is. */
export function ImportProgressBar({ progress: { done, total } }: { progress: ImportProgress }) {
  const t = useT();
  // At first the files are compared with what the server has.
  const words = total > 0 ? t("files.progress", { done, count: total }) : t("files.preparing");
  const share = total > 0 ? done / total : 0;
  return (
    <>
      <ProgressMeter label={words} size="lg" parts={[{ status: "done", share }]} />
      <Text>{words}</Text>
      <Text tone="secondary" size="sm">
        {t("files.stayHere")}
      </Text>
    </>
  );
}
