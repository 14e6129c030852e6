import { Banner, Button, CodeBlock, Dialog, Skeleton, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useState } from "react";
import type { DeliveryPorts, DeliveryView } from "../view-model";

interface DeliveryDialogProps {
  /** Undefined: closed. */
  delivery: DeliveryView | undefined;
  ports: DeliveryPorts;
  onClose: () => void;
}

/** The body of a message. */
export function DeliveryDialog({ delivery, ports, onClose }: DeliveryDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={delivery !== undefined}
      onClose={onClose}
      isWide
      title={delivery ? t(`webhooks.names.${delivery.event}`) : ""}
      closeLabel={t("app.close")}
      actions={<Button onClick={onClose}>{t("app.close")}</Button>}
    >
      {delivery && <Body key={delivery.id} id={delivery.id} ports={ports} />}
    </Dialog>
  );
}

function Body({ id, ports: { onLoadBody } }: { id: string; ports: DeliveryPorts }) {
  const t = useT();
  const [found, setFound] = useState<Awaited<ReturnType<DeliveryPorts["onLoadBody"]>>>();
  useEffect(() => {
    let isGone = false;
    void onLoadBody(id).then((answer) => isGone || setFound(answer));
    return () => {
      isGone = true;
    };
  }, [id, onLoadBody]);
  if (!found)
    return (
      <div role="status" aria-label={t("app.loading")}>
        <Skeleton height="8rem" />
      </div>
    );
  if ("failure" in found) return <Banner tone="danger">{found.failure}</Banner>;
  if (found.body === null) return <Text>{t("webhooks.notKept")}</Text>;
  return (
    <CodeBlock
      code={indented(found.body)}
      language="JSON"
      isWrapped
      copyLabel={t("fields.copyJson")}
      copiedLabel={t("app.copied")}
    />
  );
}

function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
