import { CopyButton, Description, DescriptionList, Dialog, majorityDirection } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { RecordView } from "../view-model";
import * as styles from "./RecordMenu.css";

interface RecordDetailsProps {
  record: RecordView;
  isOpen: boolean;
  onClose: () => void;
}

/** All information about a record except its fields: its origin, its date, its metadata. */
export function RecordDetails({ record, isOpen, onClose }: RecordDetailsProps) {
  const t = useT();
  const format = useFormat();
  const { stored, insertedAt, updatedAt, metadata } = record;
  const timeRow = (title: string, at: Date | undefined) => (at ? [{ title, value: format.moment(at) }] : []);
  const rows = [
    { title: t("fields.recordId"), value: record.id },
    ...(stored?.external_id ? [{ title: t("fields.externalId"), value: stored.external_id }] : []),
    ...timeRow(t("fields.inserted"), insertedAt),
    ...timeRow(t("fields.updated"), updatedAt),
    ...metadata,
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("fields.metadata")}
      description={metadata.length === 0 ? t("fields.noMetadata") : undefined}
      closeLabel={t("app.close")}
    >
      <div className={styles.scroller}>
        <DescriptionList look="table">
          {rows.map(({ title, value }) => (
            <Description
              key={title}
              term={<bdi dir={majorityDirection(title)}>{title}</bdi>}
              action={
                <CopyButton
                  look="icon"
                  text={value}
                  label={t("fields.metadataValue", { name: title })}
                  copiedLabel={t("app.copied")}
                />
              }
            >
              <bdi dir={majorityDirection(value)}>{value}</bdi>
            </Description>
          ))}
        </DescriptionList>
      </div>
    </Dialog>
  );
}
