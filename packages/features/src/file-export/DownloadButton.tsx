import { Download, IconButton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { usePageAction } from "../shell/pages/page-actions";
import { FileExportDialog, type FileExportProps } from "./FileExportDialog";

/**
 * The button above the records that downloads them as a file.
 *
 * @example
 * declare const data: FileExportProps;
 * const tools = <DownloadButton {...data} />;
 */
export function DownloadButton(props: FileExportProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  usePageAction("download", { label: t("fileExport.title"), icon: Download, run: () => setIsOpen(true) });
  return (
    <>
      <IconButton
        picture={Download}
        label={t("fileExport.button")}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <FileExportDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
