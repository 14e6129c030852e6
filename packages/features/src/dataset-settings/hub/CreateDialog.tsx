import { Banner, Button, Dialog, Stack, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { SubmitButton } from "../../shell/SubmitButton";
import type { CreationRefusal } from "../creation/NewDatasetScreen";
import { CreationProgress } from "./CreationProgress";
import { DatasetPlace, isPlaced } from "./DatasetPlace";
import type { HubFormProps } from "./HubForm";
import { chosenSubset } from "./hub-draft";
import { MOST_ROWS } from "./most-rows";
import { SplitChoice } from "./SplitChoice";
import type { FactsOfColumns } from "./to-new-dataset";
import type { CreationStep, HubDatasetScreenProps } from "./view-model";

type CreateDialogProps = Pick<HubFormProps, "subsets" | "draft" | "onChange" | "onSubset"> &
  Pick<HubDatasetScreenProps, "workspaces" | "canAddWorkspace" | "onCreate"> & {
    facts: FactsOfColumns;
    onClose: () => void;
  };

/** Asks for name and workspace, creates the dataset, and shows each step. */
export function CreateDialog(props: CreateDialogProps) {
  const { draft, subsets, onSubset, onClose } = props;
  const t = useT();
  const formId = useId();
  const creation = useCreation(props);
  const { refusal, step, isRunning } = creation;
  const takenName = refusal?.isNameTaken ? creation.triedName : undefined;
  const isReady = isPlaced(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isRunning) void creation.start();
  };
  return (
    <Dialog
      isOpen
      onClose={() => !isRunning && onClose()}
      title={t("hub.create")}
      closeLabel={t("hub.close")}
      actions={
        <>
          <Button tone="ghost" onClick={onClose} isDisabled={isRunning}>
            {t("hub.cancel")}
          </Button>
          <SubmitButton
            form={formId}
            whyNot={isReady ? undefined : t("app.correctFirst")}
            busyLabel={isRunning ? t("hub.creating") : undefined}
          >
            {refusal && !refusal.isNameTaken ? t("hub.retry") : t("hub.create")}
          </SubmitButton>
        </>
      }
    >
      <Stack as="form" id={formId} gap={4} onSubmit={submit} noValidate>
        {refusal && !refusal.isNameTaken && (
          <Banner tone="danger">
            {refusal.message} {t("hub.undone")}
          </Banner>
        )}
        {isRunning ? null : (
          <>
            <DatasetPlace {...props} takenName={takenName} />
            <SplitChoice subsets={subsets} draft={draft} onSubset={onSubset} />
            <Text tone="secondary" size="sm">
              {t("hub.importsFrom", {
                most: MOST_ROWS,
                subset: draft.subset,
                split: chosenSubset(draft).split,
              })}
            </Text>
          </>
        )}
        {step && !refusal?.isNameTaken && (
          <CreationProgress
            step={step}
            isFailed={refusal !== undefined}
            hasWorkspace={draft.workspace?.id !== undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** One creation: which step it is at, and why it failed. */
function useCreation({ draft, facts, onCreate }: CreateDialogProps) {
  const [step, setStep] = useState<CreationStep>();
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<CreationRefusal>();
  const [triedName, setTriedName] = useState<string>();
  const start = async () => {
    setIsRunning(true);
    setRefusal(undefined);
    setStep(undefined);
    setTriedName(draft.name.trim());
    const why = await onCreate(draft, facts, setStep);
    flushSync(() => {
      setIsRunning(false);
      setRefusal(why);
    });
  };
  return { step, isRunning, refusal, triedName, start };
}
