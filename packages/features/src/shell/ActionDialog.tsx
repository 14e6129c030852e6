import { Banner, Button, Dialog, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useKeptInput } from "./use-kept-input";

/** The outcome of an action: the translated reason why it failed; undefined if it did not. */
export type Refusal = Promise<string | undefined>;

/** How a form is connected to the buttons of its dialog. */
export interface ActionFormPorts {
  id: string;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

interface ActionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The verb of the action. */
  submit: string;
  /** Shown during the request. */
  busy: string;
  /** "danger": for what takes something away; Cancel has the focus at first. */
  tone?: "primary" | "danger";
  isWide?: boolean;
  children: (ports: ActionFormPorts) => ReactNode;
}

/**
 * A dialog for one action: it stays open until the server has done it, and shows why it has not. It asks before it
 * discards what the user has entered.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { isOpen, onClose, title, description, submit, busy, tone = "primary", isWide, children } = props;
  const t = useT();
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const first = useMemo(
    () => ({
      get current() {
        return firstFieldOf(id) ?? confirm.current;
      },
    }),
    [id],
  );
  const [isBusy, setIsBusy] = useState(false);
  const kept = useKeptInput(isOpen, onClose);
  // What is typed to confirm a deletion is worth nothing.
  const leave = tone === "danger" ? onClose : kept.close;
  const close = () => !isBusy && leave();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        description={description}
        closeLabel={t("app.close")}
        closesOnScrim={false}
        onInput={kept.onInput}
        // Otherwise it would be the button that closes.
        focusFirst={tone === "danger" ? cancel : first}
        {...(isWide && { isWide })}
        actions={
          <>
            <Button ref={cancel} tone="ghost" onClick={close}>
              {t("app.cancel")}
            </Button>
            <Button ref={confirm} tone={tone} type="submit" form={id} busyLabel={isBusy ? busy : undefined}>
              {submit}
            </Button>
          </>
        }
      >
        {children({ id, isBusy, onBusy: setIsBusy, onDone: onClose })}
      </Dialog>
      {kept.question}
    </>
  );
}

/** The first text field of a form; the choices before it already have a value. */
function firstFieldOf(id: string): HTMLElement | null {
  const form = document.getElementById(id);
  return (
    form?.querySelector<HTMLElement>("input:not([type=radio], [type=checkbox]), textarea") ??
    form?.querySelector("input:checked") ??
    form?.querySelector("input") ??
    null
  );
}

interface ActionFormProps extends ActionFormPorts {
  /** Starts the action; undefined if something in the form is missing. */
  onSubmit: () => Refusal | undefined;
  children?: ReactNode;
}

/** The form inside: what was typed disappears with it. */
export function ActionForm({ id, isBusy, onBusy, onDone, onSubmit, children }: ActionFormProps) {
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<HTMLFormElement>();
  useEffect(() => {
    if (!refused) return;
    setRefused(undefined);
    refused.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const action = onSubmit();
    // The first invalid field gets the focus once it is displayed as such.
    if (!action) return setRefused(event.currentTarget);
    onBusy(true);
    setFailure(undefined);
    const refusal = await action;
    onBusy(false);
    if (refusal === undefined) onDone();
    else setFailure(refusal);
  }
  return (
    // What the server has refused is no longer what the form contains.
    <Stack as="form" id={id} gap={5} onSubmit={submit} onInput={() => setFailure(undefined)} noValidate>
      {children}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </Stack>
  );
}
