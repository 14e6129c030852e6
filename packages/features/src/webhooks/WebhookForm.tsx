import { Banner, Stack, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { ActionForm, type ActionFormPorts, type Refusal } from "../shell/ActionDialog";
import { EventChoice } from "./EventChoice";
import type { WebhookInput, WebhookView } from "./view-model";
import { isWebAddress } from "./web-address";

interface WebhookFormProps {
  form: ActionFormPorts;
  /** The webhook to change; undefined for a new one. */
  webhook?: WebhookView;
  onSend: (input: WebhookInput) => Refusal;
}

const nothing: WebhookInput = { url: "", events: [], description: null };

/** The address, the events and the description of a webhook. */
export function WebhookForm({ form, webhook, onSend }: WebhookFormProps) {
  const t = useT();
  const before = webhook ?? nothing;
  const [url, setUrl] = useState(before.url);
  const [events, setEvents] = useState(before.events);
  const [description, setDescription] = useState(before.description ?? "");
  const [isTouched, setIsTouched] = useState(false);
  const isAddress = isWebAddress(url);
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
        <EventChoice events={events} isInvalid={isTouched && events.length === 0} onChange={setEvents} />
        {isTouched && events.length === 0 && <Banner tone="danger">{t("webhooks.eventsError")}</Banner>}
      </Stack>
    </ActionForm>
  );
}
