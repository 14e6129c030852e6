import { Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { countLeftOut } from "./use-import";
import type { ImportOutcome } from "./view-model";

/** The outcome of the rows. */
export function ImportResult({ outcome }: { outcome: Extract<ImportOutcome, { end: "done" }> }) {
  const t = useT();
  const { created, changed, unchanged, refused, reasons = [], notes = [] } = outcome;
  const { suggestionsLeftOut = 0, scoresLeftOut = 0 } = outcome;
  // Of whole datasets no reasons are listed, only saved.
  const more = reasons.length > 0 ? countLeftOut(outcome) - reasons.length : 0;
  return (
    <div role="status">
      <Stack gap={2}>
        <Text>{t("files.created", { count: created })}</Text>
        {changed > 0 && <Text>{t("files.changed", { count: changed })}</Text>}
        {unchanged > 0 && <Text>{t("files.unchanged", { count: unchanged })}</Text>}
        {refused > 0 && <Text>{t("files.refused", { count: refused })}</Text>}
        {suggestionsLeftOut > 0 && (
          <Text>{t("files.suggestionsLeftOut", { count: suggestionsLeftOut })}</Text>
        )}
        {scoresLeftOut > 0 && <Text>{t("files.scoresLeftOut", { count: scoresLeftOut })}</Text>}
        {reasons.map((reason) => (
          <Text key={reason} tone="secondary" size="sm">
            {reason}
          </Text>
        ))}
        {more > 0 && (
          <Text tone="secondary" size="sm">
            {t("files.moreLeftOut", { count: more })}
          </Text>
        )}
        {notes.map((note) => (
          <Text key={note}>{note}</Text>
        ))}
      </Stack>
    </div>
  );
}
