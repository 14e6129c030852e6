import { Checkbox, NumberField, Select, TextField, useTouched } from "@glossa/design-system";
import { useLocaleCode, useT } from "@glossa/locales";
import { isMinSubmittedValid } from "../rules";
import * as styles from "./Creation.css";
import { type CopySource, optionsOf } from "./choices";
import type { NewDataset } from "./new-dataset";
import { datasetNameProblem, MOST_NAME } from "./problems";

/** A workspace or a dataset that can be chosen. */
export interface NamedChoice {
  id: string;
  name: string;
}

interface GeneralTabProps {
  dataset: NewDataset;
  onChange: (change: Partial<NewDataset>) => void;
  workspaces: readonly NamedChoice[];
  /** Datasets whose settings can be copied. */
  sources: readonly CopySource[];
  onCopy: (datasetId: string) => void;
  /** A name that the server has refused because the workspace has it already. */
  takenName: string | undefined;
  isTried: boolean;
}

/** The name of a new dataset, its workspace and its task distribution; at first also a dataset to copy from. */
export function GeneralTab(props: GeneralTabProps) {
  const { dataset, onChange, sources, onCopy } = props;
  const t = useT();
  const code = useLocaleCode();
  const isBare = dataset.fields.length === 0 && dataset.questions.length === 0;
  return (
    <div className={`${styles.tab} ${styles.short}`}>
      <NameOfDataset {...props} />
      <WorkspaceChoice {...props} />
      {isBare && sources.length > 0 && (
        <Select
          label={t("newDataset.copy")}
          hint={t("newDataset.copyHint")}
          placeholder={t("newDataset.copyNothing")}
          options={optionsOf(sources, code)}
          value={undefined}
          onChange={onCopy}
          words={{ search: t("datasets.searchLabel"), noneFound: t("newDataset.noSource") }}
        />
      )}
      <Distribution {...props} />
      <ExtraMetadata dataset={dataset} onChange={onChange} />
    </div>
  );
}

function NameOfDataset({ dataset, onChange, takenName, isTried }: GeneralTabProps) {
  const t = useT();
  const { isTouched, onBlur } = useTouched();
  const isTaken = takenName !== undefined && takenName === dataset.name.trim();
  const problem = isTaken ? "nameTaken" : datasetNameProblem(dataset.name);
  return (
    <TextField
      label={t("newDataset.name")}
      value={dataset.name}
      onChange={(name) => onChange({ name })}
      onBlur={onBlur}
      error={
        problem && (isTaken || isTouched || isTried)
          ? t(`newDataset.wrong.${problem}`, { most: MOST_NAME })
          : undefined
      }
      requiredLabel={t("questionSettings.wrong.required")}
      autoComplete="off"
      autoFocus={dataset.name === ""}
    />
  );
}

function WorkspaceChoice({ dataset, onChange, workspaces, isTried }: GeneralTabProps) {
  const t = useT();
  const code = useLocaleCode();
  const isMissing = dataset.workspaceId === undefined;
  return (
    <Select
      label={t("newDataset.workspace")}
      hint={workspaces.length === 0 ? t("newDataset.noWorkspaces") : undefined}
      placeholder={t("newDataset.chooseWorkspace")}
      options={optionsOf(workspaces, code)}
      value={dataset.workspaceId}
      onChange={(workspaceId) => onChange({ workspaceId })}
      error={isMissing && isTried ? t("newDataset.wrong.required") : undefined}
      requiredLabel={t("questionSettings.wrong.required")}
      words={{ search: t("datasets.findWorkspace"), noneFound: t("datasets.noWorkspace") }}
    />
  );
}

function Distribution({ dataset, onChange, isTried }: GeneralTabProps) {
  const t = useT();
  const isValid = isMinSubmittedValid(dataset.minSubmitted);
  return (
    <NumberField
      label={t("datasetSettings.minSubmitted")}
      hint={`${t("datasetSettings.minSubmittedHint")} ${t("datasetSettings.minSubmittedLater")}`}
      steps={{ less: t("datasetSettings.fewer"), more: t("datasetSettings.more") }}
      min={1}
      value={dataset.minSubmitted}
      onChange={(minSubmitted) => onChange({ minSubmitted })}
      error={isTried && !isValid ? t("newDataset.wrong.required") : undefined}
    />
  );
}

function ExtraMetadata({ dataset, onChange }: Pick<GeneralTabProps, "dataset" | "onChange">) {
  const t = useT();
  return (
    <Checkbox
      label={t("datasetSettings.allowExtraMetadata")}
      help={t("datasetSettings.extraMetadataHint")}
      isChecked={dataset.allowsExtraMetadata}
      onChange={(allowsExtraMetadata) => onChange({ allowsExtraMetadata })}
    />
  );
}
