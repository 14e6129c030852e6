import { Banner, Button, Dialog, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstProblemIn } from "../creation/focus-first-problem";

interface AddPartDialogProps {
  /** The action, as the title and on the button. */
  title: string;
  description?: string;
  /** Whether the form may be sent; otherwise its problems are shown. */
  isValid: boolean;
  /** Adds the part; returns why it was refused. */
  onAdd: () => Promise<string | undefined>;
  onClose: () => void;
  children: (isTried: boolean) => ReactNode;
}

/** A form for a further part of a dataset. It closes when the part was added, and shows why it was not. */
export function AddPartDialog({ title, description, isValid, onAdd, onClose, children }: AddPartDialogProps) {
  const t = useT();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const atForm = (element: HTMLFormElement | null) => {
    form.current = element;
    // Not the button that closes, which is before it.
    firstField.current = element?.querySelector<HTMLElement>("input:not([type=radio])") ?? null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    flushSync(() => setIsTried(true));
    if (!isValid) return focusFirstProblemIn(form.current);
    setIsAdding(true);
    setRefusal(undefined);
    const why = await onAdd();
    setIsAdding(false);
    if (why === undefined) onClose();
    else setRefusal(why);
  };
  return (
    <Dialog
      isOpen
      focusFirst={firstField}
      onClose={() => !isAdding && onClose()}
      title={title}
      description={description}
      closeLabel={t("app.close")}
      actions={
        <>
          <Button tone="ghost" onClick={onClose} isDisabled={isAdding}>
            {t("app.cancel")}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            busyLabel={isAdding ? t("datasetSettings.adding") : undefined}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack as="form" ref={atForm} id={id} gap={4} onSubmit={(event) => void submit(event)} noValidate>
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        {children(isTried)}
      </Stack>
    </Dialog>
  );
}
