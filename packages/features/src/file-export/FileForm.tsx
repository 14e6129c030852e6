import type { FileResponses } from "@glossa/contract";
import { Banner, Checkbox, RadioGroup, Select, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { FormEvent, RefObject } from "react";
import * as styles from "./FileExport.css";
import type { FileExportProps } from "./FileExportDialog";
import { type FileRequest, lackFor, mayLackNames, offeredFormats, optionsOf } from "./file-request";
import { MajorityChoices } from "./MajorityChoices";

type FormData = Omit<FileExportProps, "onDownload">;

interface FileFormProps extends FormData {
  id: string;
  /** Gets the chosen records, where the form begins. */
  chosen: RefObject<HTMLElement | null>;
  request: FileRequest;
  onChange: (part: Partial<FileRequest>) => void;
  onSubmit: () => void;
  /** Why the last attempt failed. */
  failure: string | undefined;
}

/** From here on, a browser that keeps a file in memory may run out of it. */
const manyRecords = 50_000;

/** The initial values of the form. */
export function firstRequest({ preferred = "all", mayReadAll }: FormData): FileRequest {
  return {
    selection: preferred,
    format: "csv",
    responses: mayReadAll ? "all" : "mine",
    // People open the file in a spreadsheet; scripts ask the server for what they need.
    hasBom: true,
    escapesFormulas: false,
    hasVectors: false,
    isWithoutNames: false,
    question: undefined,
  };
}

/** Records, answers, format and options of a file. */
export function FileForm(props: FileFormProps) {
  const { id, chosen, selections, isInMemory, request, onChange, failure } = props;
  const t = useT();
  const count = selections.find((each) => each.id === request.selection)?.count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== 0) props.onSubmit();
  };
  return (
    <form
      id={id}
      ref={(form) => {
        chosen.current = form?.querySelector("input:checked") ?? null;
      }}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      {failure !== undefined && (
        <div className={styles.across}>
          <Banner tone="danger">
            {t("fileExport.failed")} {failure}
          </Banner>
        </div>
      )}
      <div className={styles.part}>
        <RadioGroup
          label={t("fileExport.records")}
          value={request.selection}
          onChange={(selection) => onChange({ selection })}
          options={selections.map((each) => ({
            value: each.id,
            label:
              each.count === undefined
                ? t("fileExport.allUncounted")
                : t(`fileExport.selections.${each.id}`, { count: each.count }),
          }))}
          hint={count === 0 ? t("fileExport.none") : undefined}
        />
        <Whose {...props} />
        {mayLackNames(request) && (
          <Checkbox
            label={t("fileExport.withoutNames")}
            help={t("fileExport.withoutNamesHelp")}
            isChecked={request.isWithoutNames}
            onChange={(isWithoutNames) => onChange({ isWithoutNames })}
          />
        )}
        {isInMemory && (count ?? 0) > manyRecords && (
          <Banner tone="warning">{t("fileExport.inMemory")}</Banner>
        )}
      </div>
      <div className={styles.part}>
        <Formats {...props} />
        <Options {...props} />
      </div>
    </form>
  );
}

/** Whose answers the file has; a whole dataset has those of everyone. */
function Whose(props: FileFormProps) {
  const t = useT();
  const { mayReadAll, request } = props;
  if (mayReadAll && request.format !== "glossa") return <Answers {...props} />;
  return <Text tone="secondary">{t(mayReadAll ? "fileExport.allOfWhole" : "fileExport.onlyMine")}</Text>;
}

const responses: readonly FileResponses[] = ["all", "mine", "majority"];

function Answers({ request, onChange, onLoadPeople }: FileFormProps) {
  const t = useT();
  return (
    <>
      <RadioGroup
        label={t("fileExport.answers")}
        value={request.responses}
        onChange={(value) => onChange({ responses: value })}
        options={responses.map((value) => ({
          value,
          label: t(`fileExport.responses.${value}`),
          help: t(`fileExport.responsesHelp.${value}`),
        }))}
      />
      {request.responses === "majority" && onLoadPeople && (
        <MajorityChoices onLoad={onLoadPeople} {...{ request, onChange }} />
      )}
    </>
  );
}

function Formats({ subject, mayReadAll, request, onChange }: FileFormProps) {
  const t = useT();
  return (
    <RadioGroup
      label={t("fileExport.format")}
      value={request.format}
      onChange={(format) => onChange({ format })}
      options={offeredFormats.map((format) => {
        const lack = lackFor(format, subject, mayReadAll);
        return {
          value: format,
          label: t(`fileExport.formats.${format}`),
          help: t(lack ? `fileExport.${lack}` : `fileExport.formatsHelp.${format}`),
          isDisabled: lack !== undefined,
        };
      })}
    />
  );
}

function Options({ subject, request, onChange }: FileFormProps) {
  const t = useT();
  const has = optionsOf(request.format, subject);
  if (!Object.values(has).some(Boolean)) return null;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t("fileExport.options")}</legend>
      {has.isCsv && (
        <>
          <Checkbox
            label={t("fileExport.bom")}
            isChecked={request.hasBom}
            onChange={(hasBom) => onChange({ hasBom })}
          />
          <Checkbox
            label={t("fileExport.escapeFormulas")}
            isChecked={request.escapesFormulas}
            onChange={(escapesFormulas) => onChange({ escapesFormulas })}
          />
        </>
      )}
      {has.vectors && (
        <Checkbox
          label={t("fileExport.vectors")}
          isChecked={request.hasVectors}
          onChange={(hasVectors) => onChange({ hasVectors })}
        />
      )}
      {has.question && (
        <Select
          label={t("fileExport.question")}
          options={(subject.spanQuestions ?? []).map(({ name, title }) => ({ value: name, label: title }))}
          value={request.question ?? subject.spanQuestions?.[0]?.name}
          onChange={(question) => onChange({ question })}
          placeholder={t("fileExport.choose")}
          words={{ search: t("fileExport.find"), noneFound: t("fileExport.noneFound") }}
        />
      )}
    </fieldset>
  );
}
