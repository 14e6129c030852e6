import type { Field } from "@glossa/contract";
import { Banner, Button, CodeBlock, Dialog, Heading, Link, Skeleton, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type RefObject, useRef } from "react";
import { importHref, pythonText } from "../../shell";
import type { DatasetSummary } from "../HomeScreen";
import { addRecordsCode, createDatasetCode } from "./python-code";
import * as styles from "./SnippetDialog.css";
import { useLoaded } from "./use-loaded";

/** What the Python code contains. */
export interface SnippetPorts {
  /** The address of the server. */
  url: string;
  /** Whether the server runs in a space of the model hub, which can be private. */
  isOnHub: boolean;
  /** Loads the user's API key when it is needed. */
  loadApiKey: () => Promise<string>;
  /** Loads the fields of a dataset. */
  loadFields: (datasetId: string) => Promise<readonly Pick<Field, "name" | "settings">[]>;
}

/** What has to be installed before. */
const installCode = "pip install argilla requests";

interface SnippetDialogProps {
  /** The dataset to which records are added, or a new one; undefined closes the dialog. */
  of: DatasetSummary | "new" | undefined;
  /** The workspace of a new dataset. */
  workspace: string | undefined;
  ports: SnippetPorts;
  onClose: () => void;
}

/**
 * Python code that creates a dataset, or adds records to one; for these, files are the first way. The API key is hidden
 * and copied with the code.
 */
export function SnippetDialog({ of, workspace, ports, onClose }: SnippetDialogProps) {
  const t = useT();
  const toFiles = useRef<HTMLAnchorElement>(null);
  const dataset = of === "new" ? undefined : of;
  const title = dataset ? t("datasets.addRecords", { name: dataset.name }) : t("snippets.importTitle");
  return (
    <Dialog
      isOpen={of !== undefined}
      onClose={onClose}
      isWide
      title={title}
      {...(!dataset && { description: t("snippets.description") })}
      closeLabel={t("app.close")}
      // Otherwise it would be the button that closes.
      focusFirst={toFiles}
    >
      {dataset && <Ways datasetId={dataset.id} linkRef={toFiles} />}
      {of !== undefined && <Content of={of} workspace={workspace} ports={ports} />}
    </Dialog>
  );
}

/** The title over each of the two ways to add records; the code of the second one follows. */
function Ways({ datasetId, linkRef }: { datasetId: string; linkRef: RefObject<HTMLAnchorElement | null> }) {
  const t = useT();
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <Heading level={3}>{t("snippets.fromFiles")}</Heading>
        <Text tone="secondary">{t("snippets.fromFilesHint")}</Text>
        <div>
          <Link ref={linkRef} href={importHref(datasetId)}>
            {t("files.addFrom")}
          </Link>
        </div>
      </div>
      <div className={styles.way}>
        <Heading level={3}>{t("snippets.fromPython")}</Heading>
        <Text tone="secondary">{t("snippets.description")}</Text>
      </div>
    </div>
  );
}

type ContentProps = Pick<SnippetDialogProps, "workspace" | "ports"> & { of: DatasetSummary | "new" };

function Content({ of, workspace, ports }: ContentProps) {
  const t = useT();
  const { value, hasFailed, retry } = useLoaded(() =>
    Promise.all([ports.loadApiKey(), of === "new" ? [] : ports.loadFields(of.id)]),
  );
  if (hasFailed)
    return (
      <div className={styles.content} role="alert">
        <Text>{t("snippets.failed")}</Text>
        <div>
          <Button onClick={retry}>{t("app.retry")}</Button>
        </div>
      </div>
    );
  if (!value)
    return (
      <div className={styles.content} aria-busy="true">
        <Skeleton height="76px" />
        <Skeleton height="240px" />
      </div>
    );
  const [apiKey, fields] = value;
  const client = { url: ports.url, apiKey };
  const code =
    of === "new" ? createDatasetCode(client, workspace) : addRecordsCode(client, { ...of, fields });
  const copy = { copyLabel: t("snippets.copy"), copiedLabel: t("app.copied") };
  return (
    <div className={styles.content}>
      {ports.isOnHub && (
        <Banner className={styles.warning} tone="warning">
          {t("snippets.onHub")}
        </Banner>
      )}
      <CodeBlock {...copy} language={t("snippets.shell")} code={installCode} />
      <CodeBlock
        {...copy}
        language="Python"
        code={code}
        // As it is written in the code.
        secret={pythonText(apiKey).slice(1, -1)}
      />
    </div>
  );
}
