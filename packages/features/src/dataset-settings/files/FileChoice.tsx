import { Banner, Button, FileUp, Heading, Icon, Spinner, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef, useState } from "react";
import { ScrollPageTitle } from "../../shell";
import * as styles from "./FileDataset.css";
import { ReadingChoices } from "./ReadingChoices";
import { Unfinished } from "./Unfinished";
import type { FileDatasetScreenProps } from "./view-model";

type FileChoiceProps = Pick<
  FileDatasetScreenProps,
  | "phase"
  | "files"
  | "rowsRead"
  | "reading"
  | "unfinished"
  | "datasets"
  | "target"
  | "onFiles"
  | "onForget"
  | "onReading"
>;

/** Asks for files, shows how far they are read, and which of them cannot be. */
export function FileChoice(props: FileChoiceProps) {
  const { phase, files, datasets, target } = props;
  const t = useT();
  const failed = files.filter(({ failure }) => failure !== undefined);
  const dataset = datasets.find(({ id }) => id === target);
  return (
    <div className={styles.choice}>
      <ScrollPageTitle>{t("files.title")}</ScrollPageTitle>
      <Text tone="secondary">{t("files.lead")}</Text>
      {dataset && <Text>{t("files.appendTo", { dataset: dataset.name })}</Text>}
      {phase === "empty" && props.unfinished && <Unfinished unfinished={props.unfinished} />}
      {phase === "failed" && (
        <Banner tone="danger">
          {t("files.noneReadable", { count: failed.length })}
          <ul className={styles.failures}>
            {failed.map(({ name, failure }) => (
              <li key={name}>
                <bdi className={styles.fileName}>{name}</bdi> {failure}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {/* Other options may make them readable. */}
      {phase === "failed" && <ReadingChoices {...props} />}
      {phase === "reading" ? <Reading {...props} /> : <DropPlace {...props} />}
      <section className={styles.formats} aria-label={t("files.formats")}>
        <Heading level={2} size="part">
          {t("files.formats")}
        </Heading>
        <dl className={styles.formatList}>
          {(["tables", "tools", "spans", "whole"] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(`files.formatKinds.${kind}.name`)}</dt>
              <dd>{t(`files.formatKinds.${kind}.which`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** A place for files: they are dropped, or chosen by a button. */
function DropPlace({ onFiles }: FileChoiceProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is for those who do not drag
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon picture={FileUp} size={20} />
      <p>{t("files.drop")}</p>
      <Button tone="primary" onClick={() => input.current?.click()}>
        {t("files.choose")}
      </Button>
      <Text tone="secondary" size="sm">
        {t("files.limit")}
      </Text>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        data-testid="files"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

function Reading({ files, rowsRead, onForget }: FileChoiceProps) {
  const t = useT();
  return (
    <div className={styles.drop}>
      <p className={styles.reading} role="status">
        <Spinner />
        {files.length === 1
          ? t("files.readingFile", { name: files[0]?.name ?? "" })
          : t("files.readingFiles", { count: files.length })}
      </p>
      <Text tone="secondary" size="sm">
        {t("files.rowsRead", { count: rowsRead })}
      </Text>
      <Button onClick={onForget}>{t("app.cancel")}</Button>
    </div>
  );
}
