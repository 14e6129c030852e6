import { useT } from "@glossa/locales";
import { ActionDialog, ActionForm } from "../../shell/ActionDialog";
import type { DeliveryPorts, DeliveryView } from "../view-model";

interface RetryDialogProps {
  /** Undefined: closed. */
  delivery: DeliveryView | undefined;
  ports: DeliveryPorts;
  onClose: () => void;
}

/** Sends a message that waits for its next attempt at once. */
export function RetryDialog({ delivery, ports, onClose }: RetryDialogProps) {
  const t = useT();
  return (
    <ActionDialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      title={t("webhooks.retryTitle")}
      description={t("webhooks.retryBody")}
      submit={t("webhooks.retry")}
      busy={t("webhooks.pinging")}
    >
      {(form) => <ActionForm {...form} onSubmit={() => delivery && ports.onRetry(delivery.id)} />}
    </ActionDialog>
  );
}
