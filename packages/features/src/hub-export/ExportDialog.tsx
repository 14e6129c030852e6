import { Button, Checkbox, Dialog, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, useId, useState } from "react";
import { SubmitButton } from "../shell/SubmitButton";
import type { ExportButtonProps } from "./ExportButton";
import * as styles from "./ExportButton.css";
import { type ExportPart, type ExportRequest, exportProblems } from "./export-form";

type ExportDialogProps = Omit<ExportButtonProps, "running"> & { isOpen: boolean; onClose: () => void };

/** Asks where a dataset is exported to, and with which token. */
export function ExportDialog({ isOpen, onClose, ...props }: ExportDialogProps) {
  // The form is empty each time, so that a token does not stay on the page.
  return isOpen ? <OpenDialog {...props} onClose={onClose} /> : null;
}

function OpenDialog(props: Omit<ExportDialogProps, "isOpen">) {
  const { onClose } = props;
  const t = useT();
  const formId = useId();
  const form = useExportForm(props);
  const { request, change, errorOf, onLeft, isStarting, isReady } = form;
  const field = (part: ExportPart) => ({
    value: request[part],
    onChange: (value: string) => change({ [part]: value }),
    onBlur: () => onLeft(part),
    error: errorOf(part),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("exportToHub.title")}
      description={t("exportToHub.description")}
      closeLabel={t("exportToHub.close")}
      // Keys of the record behind it are typed here.
      onKeyDown={(event) => event.stopPropagation()}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t("exportToHub.cancel")}
          </Button>
          <SubmitButton
            form={formId}
            whyNot={isReady ? undefined : t("app.correctFirst")}
            busyLabel={isStarting ? t("exportToHub.starting") : undefined}
          >
            {t("exportToHub.submit")}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextField
          {...field("owner")}
          label={t("exportToHub.owner")}
          hint={t("exportToHub.ownerHint")}
          autoComplete="off"
          autoFocus
        />
        <TextField {...field("name")} label={t("exportToHub.name")} autoComplete="off" />
        <TextField
          {...field("token")}
          type="password"
          reveal={{ show: t("exportToHub.showToken"), hide: t("exportToHub.hideToken") }}
          label={t("exportToHub.token")}
          hint={t("exportToHub.tokenHint")}
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <Checkbox
          label={t("exportToHub.isPrivate")}
          help={t("exportToHub.privateHint")}
          isChecked={request.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        />
      </form>
    </Dialog>
  );
}

function useExportForm({ datasetName, username, onExport, onClose }: Omit<ExportDialogProps, "isOpen">) {
  const t = useT();
  const [request, setRequest] = useState<ExportRequest>({
    owner: username,
    name: datasetName,
    token: "",
    isPrivate: false,
  });
  const [touched, setTouched] = useState<ReadonlySet<ExportPart>>(new Set());
  const [refusedToken, setRefusedToken] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);
  const isRefused = refusedToken !== undefined && refusedToken === request.token;
  const problems = {
    ...exportProblems(request),
    ...(isRefused && { token: "hfTokenInvalid" as const }),
  };
  const onLeft = (part: ExportPart) => setTouched((before) => new Set([...before, part]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0 || isStarting) return;
    setIsStarting(true);
    const outcome = await onExport({
      ...request,
      owner: request.owner.trim(),
      name: request.name.trim(),
      token: request.token.trim(),
    });
    setIsStarting(false);
    if (outcome !== "invalidToken") return onClose();
    setRefusedToken(request.token);
    onLeft("token");
  };
  return {
    request,
    change: (part: Partial<ExportRequest>) => {
      setRequest((now) => ({ ...now, ...part }));
      for (const name of ["owner", "name", "token"] as const) if (name in part) onLeft(name);
    },
    errorOf: (part: ExportPart) => {
      const problem = problems[part];
      return problem && touched.has(part) ? t(`exportToHub.validations.${problem}`) : undefined;
    },
    onLeft,
    submit,
    isStarting,
    isReady: Object.keys(problems).length === 0,
  };
}
