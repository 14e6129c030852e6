import { Banner, Checkbox, Stack, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { ActionForm, type ActionFormPorts, type Refusal } from "../shell/ActionDialog";
import { type WebhookInput, type WebhookView, webhookEvents } from "./view-model";
import * as styles from "./Webhooks.css";
import { isWebAddress } from "./web-address";

interface WebhookFormProps {
  form: ActionFormPorts;
  /** The webhook to change; undefined for a new one. */
  webhook?: WebhookView;
  onSend: (input: WebhookInput) => Refusal;
}

const nothing: WebhookInput = { url: "", events: [], description: null };
const subjects = Object.keys(webhookEvents) as (keyof typeof webhookEvents)[];

/** The address, the events and the description of a webhook. */
export function WebhookForm({ form, webhook, onSend }: WebhookFormProps) {
  const t = useT();
  const before = webhook ?? nothing;
  const [url, setUrl] = useState(before.url);
  const [events, setEvents] = useState(before.events);
  const [description, setDescription] = useState(before.description ?? "");
  const [isTouched, setIsTouched] = useState(false);
  const isAddress = isWebAddress(url);
  const toggle = (event: (typeof events)[number], isOn: boolean) =>
    setEvents(isOn ? [...events, event] : events.filter((one) => one !== event));
  return (
    <ActionForm
      {...form}
      onSubmit={() => {
        setIsTouched(true);
        if (!isAddress || events.length === 0) return undefined;
        return onSend({ url: url.trim(), events, description: description.trim() || null });
      }}
    >
      <TextField
        label={t("webhooks.url")}
        type="url"
        inputMode="url"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder={t("webhooks.urlExample")}
        value={url}
        onChange={setUrl}
        error={isTouched && !isAddress ? t("webhooks.urlError") : undefined}
      />
      <TextField
        label={t("webhooks.description")}
        hint={t("webhooks.descriptionHint")}
        autoComplete="off"
        maxLength={1000}
        value={description}
        onChange={setDescription}
      />
      <Stack gap={2}>
        <div className={styles.groups}>
          {subjects.map((subject) => (
            <fieldset key={subject} className={styles.group}>
              <legend className={styles.legend}>{t(`webhooks.subjects.${subject}`)}</legend>
              {webhookEvents[subject].map((event) => (
                <Checkbox
                  key={event}
                  label={t(`webhooks.names.${event}`)}
                  isChecked={events.includes(event)}
                  onChange={(isOn) => toggle(event, isOn)}
                  isInvalid={isTouched && events.length === 0}
                />
              ))}
            </fieldset>
          ))}
        </div>
        {isTouched && events.length === 0 && <Banner tone="danger">{t("webhooks.eventsError")}</Banner>}
      </Stack>
    </ActionForm>
  );
}
