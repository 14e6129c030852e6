import { useT } from "@glossa/locales";
import { ActionDialog, ActionForm } from "../../shell/ActionDialog";
import type { DeliveryPorts, DeliveryView } from "../view-model";

interface RetryDialogProps {
  /** Undefined: closed. */
  delivery: DeliveryView | undefined;
  ports: DeliveryPorts;
  /** Called once it is being sent, with the message as it was before. */
  onRetried: (delivery: DeliveryView) => void;
  onClose: () => void;
}

/** Sends a message that waits for its next attempt at once. */
export function RetryDialog({ delivery, ports, onRetried, onClose }: RetryDialogProps) {
  const t = useT();
  const send = async (message: DeliveryView) => {
    const refusal = await ports.onRetry(message.id);
    if (refusal === undefined) onRetried(message);
    return refusal;
  };
  return (
    <ActionDialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      title={t("webhooks.retryTitle")}
      description={t("webhooks.retryBody")}
      submit={t("webhooks.retry")}
      busy={t("webhooks.pinging")}
    >
      {(form) => <ActionForm {...form} onSubmit={() => delivery && send(delivery)} />}
    </ActionDialog>
  );
}
