import { Button, Checkbox, CircleAlert, Heading, Icon, Info, Select, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { RefObject } from "react";
import { gloss, section, sectionHead } from "../hub/HubDataset.css";
import * as styles from "./FileDataset.css";
import { ReadingChoices } from "./ReadingChoices";
import type { FileDatasetScreenProps, FileTable } from "./view-model";

type TableHeadProps = Pick<
  FileDatasetScreenProps,
  "files" | "reading" | "datasets" | "onForget" | "onAnswers" | "onReading"
> & {
  table: FileTable;
  target: string | undefined;
  onTarget: (datasetId: string | undefined) => void;
  /** Where the records go. */
  place: RefObject<HTMLDivElement | null>;
};

/** The value of the option for a new dataset; ids follow a letter. */
const NEW = "-";
const ID = "d";

/** The files and what was found in them, and where their records go. */
export function TableHead(props: TableHeadProps) {
  const { files, table, datasets, target, onTarget, onForget, onAnswers, place } = props;
  const t = useT();
  return (
    <>
      <div className={section}>
        <div className={sectionHead}>
          <Heading level={2} size="part">
            {t("files.found")}
          </Heading>
          <Button size="sm" onClick={onForget}>
            {t("files.others")}
          </Button>
        </div>
        <ul className={styles.files}>
          {files.map(({ name, format: kind, size, failure }) => (
            <li key={name} className={styles.file}>
              <bdi className={styles.fileName}>{name}</bdi>
              <span className={styles.facts}>{[kind, size].filter(Boolean).join(DOT)}</span>
              {failure !== undefined && (
                <span className={styles.failure}>
                  <Icon picture={CircleAlert} /> {failure}
                </span>
              )}
            </li>
          ))}
        </ul>
        <Text size="sm">
          {t("files.rows", { count: table.count })}
          {table.refused > 0 && ` ${t("files.unreadableRows", { count: table.refused })}`}
        </Text>
        {table.refusals && table.refusals.length > 0 && (
          <ul className={styles.notes}>
            {table.refusals.map((refusal) => (
              <li key={refusal} className={styles.failure}>
                <Icon picture={CircleAlert} /> <span className={gloss}>{refusal}</span>
              </li>
            ))}
          </ul>
        )}
        {table.notes.length > 0 && (
          <ul className={styles.notes}>
            {table.notes.map((note) => (
              <li key={note} className={styles.note}>
                <Icon picture={Info} /> <span className={gloss}>{note}</span>
              </li>
            ))}
          </ul>
        )}
        <ReadingChoices {...props} />
        {table.answersAreResponses !== undefined && (
          <Checkbox
            label={t("files.answersAreResponses")}
            isChecked={table.answersAreResponses}
            onChange={onAnswers}
          />
        )}
        {table.suggestionsStay !== undefined && (
          <Checkbox
            label={t("files.suggestionsStay")}
            isChecked={table.suggestionsStay}
            onChange={onAnswers}
          />
        )}
      </div>
      {datasets.length > 0 && (
        <div className={section} ref={place}>
          <Select
            label={t("files.target")}
            placeholder={t("files.newDataset")}
            options={[
              { value: NEW, label: t("files.newDataset") },
              ...datasets.map(({ id, name, workspace }) => ({
                value: ID + id,
                label: [name, workspace].join(DOT),
              })),
            ]}
            value={target === undefined ? NEW : ID + target}
            onChange={(value) => onTarget(value === NEW ? undefined : value.slice(ID.length))}
            words={{ search: t("datasets.searchLabel"), noneFound: t("newDataset.noSource") }}
          />
        </div>
      )}
    </>
  );
}

const DOT = " · ";
