import { Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useState } from "react";
import { ActionDialog, ActionForm } from "../../shell/ActionDialog";

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

/** A form for a further part of a dataset. */
export function AddPartDialog({ title, description, isValid, onAdd, onClose, children }: AddPartDialogProps) {
  const t = useT();
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    return isValid ? onAdd() : undefined;
  };
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      submit={title}
      busy={t("datasetSettings.adding")}
    >
      {(form) => (
        <ActionForm {...form} onSubmit={submit}>
          <Stack gap={4}>{children(isTried)}</Stack>
        </ActionForm>
      )}
    </ActionDialog>
  );
}
