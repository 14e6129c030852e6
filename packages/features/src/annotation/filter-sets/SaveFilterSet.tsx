import { Checkbox, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useState } from "react";
import { SubmitButton } from "../../shell/SubmitButton";
import * as styles from "./FilterSets.css";
import type { FilterSetsView } from "./filter-sets-view";
import type { FilterSetChanges } from "./use-filter-set-changes";

interface SaveFilterSetProps {
  view: FilterSetsView;
  changes: FilterSetChanges;
}

/** Saves the active filters under a name; explains why not if none is active or if they are saved already. */
export function SaveFilterSet({ view, changes }: SaveFilterSetProps) {
  const t = useT();
  const { sets = [], canShare, isWorthSaving } = view;
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  if (!isWorthSaving) return <p className={styles.hint}>{t("filterSets.nothingSet")}</p>;
  if (sets.some(({ isApplied }) => isApplied))
    return <p className={styles.hint}>{t("filterSets.isSaved")}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = name.trim();
    if (asked === "" || changes.isBusy) return;
    if (await changes.save({ name: asked, isShared: canShare && isShared })) setName("");
  };
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)}>
      <div className={styles.saveLine}>
        <TextField
          className={styles.editText}
          label={t("filterSets.save")}
          placeholder={t("filterSets.name")}
          maxLength={200}
          value={name}
          onChange={setName}
        />
        <SubmitButton
          whyNot={name.trim() === "" ? t("app.fillInFirst") : undefined}
          busyLabel={changes.isBusy ? t("saving.saving") : undefined}
        >
          {t("filterSets.saveAs")}
        </SubmitButton>
      </div>
      {canShare && <Checkbox label={t("filterSets.share")} isChecked={isShared} onChange={setShared} />}
    </form>
  );
}
