import { Button, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useRef, useState } from "react";
import { SubmitButton } from "../shell/SubmitButton";
import { DownloadProgress, SavedFile } from "./DownloadProgress";
import { FileForm, firstRequest } from "./FileForm";
import { type FileSelection, type FileSubject, hasAllRecords } from "./file-request";
import { type Download, useDownload } from "./use-download";
import type { LoadPeople } from "./use-people";

/** The data and callbacks of the dialog that downloads records as a file. */
export interface FileExportProps {
  /** The name of the dataset, for the title. */
  datasetName: string;
  /** The selections that exist, with the number of their records; undefined if it is not known. */
  selections: readonly { id: FileSelection; count: number | undefined }[];
  /**
   * The selection that the form begins with.
   *
   * @default "all"
   */
  preferred?: FileSelection;
  /** Whether the user may read everyone's answers; others get their own. */
  mayReadAll: boolean;
  /** The properties of the dataset that determine formats and options. */
  subject: FileSubject;
  /** Whether the browser keeps a file in memory until it is complete. */
  isInMemory: boolean;
  /**
   * Loads the names of the users who have submitted answers, of whom a majority can be made.
   *
   * @default a majority is made of everyone's answers
   */
  onLoadPeople?: LoadPeople | undefined;
  /** Downloads the file and saves it. */
  onDownload: Download;
}

/** The dialog's props. */
export interface FileExportDialogProps extends FileExportProps {
  /** Whether the dialog is on screen. */
  isOpen: boolean;
  /** Called when the dialog should close; a running download is cancelled. */
  onClose: () => void;
}

/**
 * Asks which records become a file, with whose answers and in which format, and shows the download.
 *
 * @example
 * declare const data: FileExportProps;
 * const dialog = <FileExportDialog {...data} isOpen onClose={() => undefined} />;
 */
export function FileExportDialog({ isOpen, ...props }: FileExportDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, onDownload, ...props }: Omit<FileExportDialogProps, "isOpen">) {
  const t = useT();
  const formId = useId();
  const chosen = useRef<HTMLElement>(null);
  const [request, setRequest] = useState(() => firstRequest(props));
  const { state: download, start, stop } = useDownload(onDownload);
  const count = props.selections.find(({ id }) => id === request.selection)?.count;
  const actions = {
    form: (
      <>
        <Button tone="ghost" onClick={onClose}>
          {t("fileExport.cancel")}
        </Button>
        <SubmitButton form={formId} whyNot={count === 0 ? t("fileExport.none") : undefined}>
          {"failure" in download
            ? t("fileExport.retry")
            : count === undefined || !hasAllRecords(request.format)
              ? t("fileExport.submitUncounted")
              : t("fileExport.submit", { count })}
        </SubmitButton>
      </>
    ),
    running: <Button onClick={stop}>{t("fileExport.stop")}</Button>,
    saved: (
      <Button key="done" tone="primary" onClick={onClose} autoFocus>
        {t("fileExport.done")}
      </Button>
    ),
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={t("fileExport.titleOf", { name: props.datasetName })}
      description={download.state === "form" ? t("fileExport.description") : undefined}
      closeLabel={t("fileExport.close")}
      // Keys of the record behind it are typed here.
      onKeyDown={(event) => event.stopPropagation()}
      focusFirst={chosen}
      actions={actions[download.state]}
    >
      {download.state === "form" && (
        <FileForm
          {...props}
          id={formId}
          chosen={chosen}
          request={request}
          onChange={(part) => setRequest((now) => ({ ...now, ...part }))}
          onSubmit={() => void start(request)}
          failure={download.failure}
        />
      )}
      {download.state === "running" && <DownloadProgress {...download.progress} />}
      {download.state === "saved" && <SavedFile {...download} />}
    </Dialog>
  );
}
