import { Button, CloudUpload } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import { usePageAction } from "../shell/pages/page-actions";
import * as styles from "./ExportButton.css";
import { ExportDialog } from "./ExportDialog";
import type { ExportRequest } from "./export-form";

/** An export that runs. */
export interface RunningExport {
  /** `owner/name` on the hub. */
  name: string;
  isPrivate: boolean;
}

/** The data and callbacks of the export of a dataset. */
export interface ExportButtonProps {
  /** The name that the form begins with: that of the dataset. */
  datasetName: string;
  /** The owner that the form begins with: the user. */
  username: string;
  /** The export of this dataset, if one runs. */
  running: RunningExport | undefined;
  /**
   * Starts an export. "invalidToken": the hub has refused the token. "notStarted": for another reason, which a notice
   * reports.
   */
  onExport: (request: ExportRequest) => Promise<"started" | "invalidToken" | "notStarted">;
}

/**
 * The button that exports a dataset to the hub. While an export runs it is busy, and shows what is exported when it is
 * pressed, focused or pointed at.
 *
 * @example
 * const tools = (
 *   <ExportButton datasetName="tickets" username="ana" running={undefined} onExport={async () => "started"} />
 * );
 */
export function ExportButton(props: ExportButtonProps) {
  const { running } = props;
  const t = useT();
  const id = useId();
  // Two states: when an export ends, its status disappears, and the form stays closed.
  const [isAsking, setIsAsking] = useState(false);
  const [isTelling, setIsTelling] = useState(false);
  const ask = () => setIsAsking(true);
  const tell = () => setIsTelling(true);
  const close = () => setIsTelling(false);
  usePageAction(
    "hub-export",
    running ? undefined : { label: t("exportToHub.button"), icon: CloudUpload, run: ask },
  );
  // One button in both states, so that the focus returns to it from the dialog of the form.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer shows what a press on the button shows, too
    <span
      className={styles.place}
      // Busy, and still usable: a press shows what is exported.
      aria-busy={running ? true : undefined}
      data-always={running ? true : undefined}
      onPointerEnter={running && tell}
      onPointerLeave={close}
      onKeyDown={({ key }) => running && key === "Escape" && close()}
    >
      <Button
        size="sm"
        {...(running
          ? { "aria-expanded": isTelling, "aria-controls": isTelling ? id : undefined }
          : { icon: CloudUpload, "aria-haspopup": "dialog" as const })}
        onBlur={close}
        onClick={running ? tell : ask}
      >
        {running && <span className={styles.dot} />}
        <span className={styles.words}>{t(running ? "exportToHub.running" : "exportToHub.button")}</span>
      </Button>
      {running ? (
        isTelling && <Status id={id} running={running} />
      ) : (
        <ExportDialog {...props} isOpen={isAsking} onClose={() => setIsAsking(false)} />
      )}
    </span>
  );
}

function Status({ id, running }: { id: string; running: RunningExport }) {
  const t = useT();
  return (
    <div id={id} className={styles.status} role="dialog" aria-label={t("exportToHub.title")}>
      <p>
        {t(running.isPrivate ? "exportToHub.exportingPrivate" : "exportToHub.exportingPublic", {
          name: running.name,
        })}
      </p>
      <p className={styles.more}>{t("exportToHub.goOn")}</p>
    </div>
  );
}
