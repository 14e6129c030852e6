import { Button, CopyButton, Description, DescriptionList, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useRef } from "react";
import { ActionDialog, ActionForm, type Refusal } from "../shell/ActionDialog";
import { shownAddress } from "./shown-address";
import type { WebhookView } from "./view-model";
import { WebhookForm } from "./WebhookForm";
import * as styles from "./Webhooks.css";
import type { WebhooksScreenProps } from "./WebhooksScreen";

/** The task that the user has started. */
export type WebhookTask =
  | { kind: "add" }
  | { kind: "edit" | "secret" | "ping" | "off" | "on" | "delete"; webhook: WebhookView };

interface WebhookDialogsProps extends Pick<WebhooksScreenProps, "ports"> {
  task: WebhookTask | undefined;
  onTask: (task: WebhookTask | undefined) => void;
}

/** The dialogs of the list of webhooks, of which at most one is open. */
export function WebhookDialogs(props: WebhookDialogsProps) {
  const { task, onTask, ports } = props;
  const t = useT();
  const webhook = task && "webhook" in task ? task.webhook : undefined;
  const close = () => onTask(undefined);
  return (
    <>
      <ActionDialog
        isOpen={task?.kind === "add"}
        onClose={close}
        isWide
        title={t("webhooks.add")}
        submit={t("webhooks.add")}
        busy={t("people.saving")}
      >
        {(form) => <WebhookForm form={form} onSend={ports.onCreate} />}
      </ActionDialog>
      <ActionDialog
        isOpen={task?.kind === "edit"}
        onClose={close}
        isWide
        title={t("webhooks.editTitle")}
        submit={t("people.save")}
        busy={t("people.saving")}
      >
        {(form) =>
          webhook && (
            <WebhookForm form={form} webhook={webhook} onSend={(input) => ports.onSave(webhook.id, input)} />
          )
        }
      </ActionDialog>
      <Secret webhook={task?.kind === "secret" ? webhook : undefined} onClose={close} />
      <Confirmations {...props} webhook={webhook} onClose={close} />
    </>
  );
}

const MASK = "**** **** **** ****";

/** The secret can be copied without being shown: screens are shared. */
function Secret({ webhook, onClose }: { webhook: WebhookView | undefined; onClose: () => void }) {
  const t = useT();
  const copy = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={webhook !== undefined}
      // Otherwise it would be the button that closes.
      focusFirst={copy}
      onClose={onClose}
      title={t("webhooks.secretTitle")}
      description={t("webhooks.secretBody")}
      closeLabel={t("app.close")}
      actions={<Button onClick={onClose}>{t("people.done")}</Button>}
    >
      <DescriptionList look="table">
        <Description
          term={t("webhooks.secret")}
          action={
            <CopyButton
              ref={copy}
              text={webhook?.secret ?? ""}
              label={t("webhooks.copySecret")}
              copiedLabel={t("app.copied")}
            />
          }
        >
          <span role="img" aria-label={t("webhooks.hiddenSecret")} className={styles.secret}>
            {MASK}
          </span>
        </Description>
      </DescriptionList>
    </Dialog>
  );
}

interface ConfirmationsProps extends WebhookDialogsProps {
  webhook: WebhookView | undefined;
  onClose: () => void;
}

/** What needs no form. */
function Confirmations({ task, ports, webhook, onClose }: ConfirmationsProps) {
  const t = useT();
  const { id = "" } = webhook ?? {};
  const url = shownAddress(webhook?.url ?? "");
  const confirmations = [
    {
      kind: "ping",
      tone: "primary",
      title: t("webhooks.pingTitle"),
      description: t("webhooks.pingBody", { url }),
      submit: t("webhooks.ping"),
      busy: t("webhooks.pinging"),
      act: (): Refusal => ports.onPing(id),
    },
    {
      kind: "off",
      tone: "danger",
      title: t("webhooks.offTitle"),
      description: t("webhooks.offBody", { url }),
      submit: t("webhooks.switchOff"),
      busy: t("people.saving"),
      act: (): Refusal => ports.onSwitch(id, false),
    },
    {
      kind: "on",
      tone: "primary",
      title: t("webhooks.onTitle"),
      description: t("webhooks.onBody", { url }),
      submit: t("webhooks.switchOn"),
      busy: t("people.saving"),
      act: (): Refusal => ports.onSwitch(id, true),
    },
    {
      kind: "delete",
      tone: "danger",
      title: t("webhooks.deleteTitle"),
      description: t("webhooks.deleteBody", { url }),
      submit: t("webhooks.delete"),
      busy: t("people.deleting"),
      act: (): Refusal => ports.onDelete(id),
    },
  ] as const;
  return confirmations.map(({ kind, act, ...texts }) => (
    <ActionDialog key={kind} isOpen={task?.kind === kind} onClose={onClose} {...texts}>
      {(form) => <ActionForm {...form} onSubmit={act} />}
    </ActionDialog>
  ));
}
