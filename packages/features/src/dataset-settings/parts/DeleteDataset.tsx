import { Button, Skeleton, Stack, Text, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import { ActionDialog, ActionForm } from "../../shell/ActionDialog";
import type { DatasetContents, SettingsPorts, SettingsView } from "../view-model";
import * as styles from "./DeleteDataset.css";
import { isSameName } from "./is-same-name";

interface DeleteDatasetProps {
  dataset: Pick<SettingsView, "name" | "workspace" | "isDraft" | "restorableDays">;
  ports: Pick<SettingsPorts, "onDelete" | "loadContents">;
}

/**
 * Deletes the dataset after a confirmation that lists what is lost and requires the name of the dataset to be typed.
 * A draft has neither records nor answers: it is only named.
 */
export function DeleteDataset({ dataset, ports }: DeleteDatasetProps) {
  const { name, workspace, isDraft = false, restorableDays: days } = dataset;
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isNamed = isDraft || isSameName(typed, name);
  const submit = () => {
    setIsTried(true);
    return isNamed ? ports.onDelete() : undefined;
  };
  return (
    <>
      <Button
        tone="danger-quiet"
        onClick={() => {
          setTyped("");
          setIsTried(false);
          setIsAsking(true);
        }}
      >
        {t("datasetSettings.delete")}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        tone="danger"
        title={t("datasetSettings.deleteAsk")}
        description={
          days
            ? t("datasetSettings.deleteBodyRestorable", { name, workspace, days })
            : t("datasetSettings.deleteBody", { name, workspace })
        }
        submit={t("datasetSettings.delete")}
        busy={t("datasetSettings.deleting")}
      >
        {(form) => (
          <ActionForm {...form} onSubmit={submit}>
            {!isDraft && (
              <Stack gap={4}>
                {ports.loadContents && <Contents load={ports.loadContents} />}
                <TextField
                  label={t("datasetSettings.deleteType", { name })}
                  value={typed}
                  onChange={setTyped}
                  error={isTried && !isNamed ? t("datasetSettings.deleteMissing") : undefined}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                />
              </Stack>
            )}
          </ActionForm>
        )}
      </ActionDialog>
    </>
  );
}

type Counted = DatasetContents | "counting" | "unknown";

/** The number of records and answers that are lost. The line has its height before they are known. */
function Contents({ load }: { load: () => Promise<DatasetContents> }) {
  const t = useT();
  const [counted, setCounted] = useState<Counted>("counting");
  useEffect(() => {
    let isOpen = true;
    const show = (next: Counted) => isOpen && setCounted(next);
    load().then(show, () => show("unknown"));
    return () => {
      isOpen = false;
    };
  }, [load]);
  return (
    <div role="status" className={styles.contents} aria-busy={counted === "counting"}>
      {counted === "counting" ? (
        <Skeleton width="80%" />
      ) : (
        <Text>{counted === "unknown" ? t("datasetSettings.deleteUncounted") : <Lost {...counted} />}</Text>
      )}
    </div>
  );
}

function Lost({ records, answers, people }: DatasetContents) {
  const t = useT();
  const lost = t("datasetSettings.deleteRecords", { count: records });
  if (answers === 0) return t("datasetSettings.deleteUnanswered", { records: lost });
  return t("datasetSettings.deleteContents", {
    records: lost,
    answers: t("datasetSettings.deleteAnswers", { count: answers }),
    people: t("datasetSettings.deletePeople", { count: people }),
  });
}
