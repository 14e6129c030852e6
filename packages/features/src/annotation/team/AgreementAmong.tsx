import { MultiSelect, useCommitted } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { useFilterWords } from "../filters/use-filter-words";
import { fewestAmong } from "./use-agreement";

interface AgreementAmongProps {
  /** The names of all users whose responses can be compared. */
  everyone: readonly string[];
  /** Those that are compared; undefined for all. */
  among: readonly string[] | undefined;
  onChange: (among: readonly string[] | undefined) => void;
}

/** Whose responses are compared, for example without those of a reviewer who has decided. One alone agrees with nobody. */
export function AgreementAmong({ everyone, among = everyone, onChange }: AgreementAmongProps) {
  const t = useT();
  const { list } = useFilterWords();
  const [isTooFew, setTooFew] = useState(false);
  // Comparing reads all responses: it waits until several people have been chosen.
  const { draft, setDraft } = useCommitted(among, (chosen) =>
    onChange(chosen.length === everyone.length ? undefined : chosen),
  );
  const choose = (usernames: readonly string[]) => {
    setTooFew(usernames.length < fewestAmong);
    if (usernames.length >= fewestAmong) setDraft(usernames);
  };
  return (
    <MultiSelect
      label={t("agreement.whose")}
      size="sm"
      options={everyone.map((username) => ({ value: username, label: username }))}
      values={draft}
      onChange={choose}
      countLabel={(count) =>
        count === everyone.length ? t("agreement.everyone") : t("agreement.some", { count })
      }
      error={isTooFew ? t("agreement.tooFew") : undefined}
      words={list}
    />
  );
}
