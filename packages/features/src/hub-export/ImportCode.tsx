import { CodeBlock, CodeXml, Dialog, IconButton, Skeleton, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { pythonText } from "../shell";
import { type ImportTarget, importCode } from "./import-code";

/** The data and callbacks of the code that imports from the hub. */
export interface ImportCodeProps {
  /** The dataset and where it comes from. */
  target: ImportTarget;
  /** The address of the server. */
  url: string;
  /** Loads the user's API key when it is needed. */
  loadApiKey: () => Promise<string>;
}

/**
 * A button that shows Python code for the repository of a dataset that was created from the hub.
 *
 * @example
 * declare const target: ImportTarget;
 * const tools = <ImportCode target={target} url="https://example.org" loadApiKey={async () => "key"} />;
 */
export function ImportCode({ target, url, loadApiKey }: ImportCodeProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [apiKey, setApiKey] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setIsOpen(true);
    setHasFailed(false);
    loadApiKey().then(setApiKey, () => setHasFailed(true));
  };
  const close = () => {
    setIsOpen(false);
    setApiKey(undefined);
  };
  return (
    <>
      <IconButton picture={CodeXml} label={t("exportToHub.importCode")} onClick={open} />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isWide
        title={t("exportToHub.importCode")}
        description={t("exportToHub.importCodeDescription")}
        closeLabel={t("exportToHub.close")}
      >
        {hasFailed && <Text role="alert">{t("snippets.failed")}</Text>}
        {!hasFailed && apiKey === undefined && <Skeleton height="240px" />}
        {apiKey !== undefined && (
          <CodeBlock
            language="Python"
            code={importCode({ url, apiKey }, target)}
            copyLabel={t("snippets.copy")}
            copiedLabel={t("app.copied")}
            secret={pythonText(apiKey).slice(1, -1)}
          />
        )}
      </Dialog>
    </>
  );
}
