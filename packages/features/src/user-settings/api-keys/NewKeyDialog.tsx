import { Button, Dialog, Plus } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useId, useState } from "react";
import { useKeptInput } from "../../shell/use-kept-input";
import { ShownOnce } from "../ShownOnce";
import type { NamedKeyPorts } from "../view-model";
import { NewKeyForm } from "./NewKeyForm";

/** A button that opens a form for a new API key, and then shows the key once. */
export function NewKeyDialog({ onCreate, nameLength }: Pick<NamedKeyPorts, "onCreate" | "nameLength">) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [apiKey, setApiKey] = useState<string>();
  const formId = useId();
  // The dialog stays open during the request, because its form shows the result.
  const end = () => setIsOpen(false);
  const kept = useKeptInput(isOpen, end);
  const close = () => !isBusy && (apiKey === undefined ? kept.close() : end());
  const open = () => {
    setApiKey(undefined);
    setIsOpen(true);
  };
  const submit = (
    <>
      <Button tone="ghost" onClick={close}>
        {t("app.cancel")}
      </Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        busyLabel={isBusy ? t("userSettings.creatingKey") : undefined}
      >
        {t("userSettings.createKey")}
      </Button>
    </>
  );
  const done = (
    <Button tone="primary" onClick={close}>
      {t("userSettings.keyCopied")}
    </Button>
  );
  return (
    <>
      <Button icon={Plus} onClick={open}>
        {t("userSettings.newKey")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t(apiKey === undefined ? "userSettings.newKey" : "userSettings.keyCreated")}
        description={t(apiKey === undefined ? "userSettings.newKeyBody" : "userSettings.keyCreatedBody")}
        closeLabel={t("app.close")}
        closesOnScrim={false}
        onInput={kept.onInput}
        closesOnEscape={apiKey === undefined}
        actions={apiKey === undefined ? submit : done}
      >
        {apiKey === undefined ? (
          <NewKeyForm
            id={formId}
            onCreate={onCreate}
            nameLength={nameLength}
            isBusy={isBusy}
            onBusy={setIsBusy}
            onCreated={setApiKey}
          />
        ) : (
          // The key is discarded with the dialog: it is stored nowhere.
          <ShownOnce code={apiKey} title={t("userSettings.apiKey")} isWrapped />
        )}
      </Dialog>
      {kept.question}
    </>
  );
}
