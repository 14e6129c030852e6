import { Checkbox } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { allEvents, type WebhookInput, webhookEvents } from "./view-model";
import * as styles from "./Webhooks.css";

type Events = WebhookInput["events"];

interface EventChoiceProps {
  /** Those that are chosen. */
  events: Events;
  isInvalid: boolean;
  onChange: (events: Events) => void;
}

const subjects = Object.keys(webhookEvents) as (keyof typeof webhookEvents)[];

/** The events of which a webhook is notified: all at once, or one by one. */
export function EventChoice({ events, isInvalid, onChange }: EventChoiceProps) {
  const t = useT();
  const isAll = events.length === allEvents.length;
  const toggle = (event: Events[number], isOn: boolean) =>
    onChange(isOn ? [...events, event] : events.filter((one) => one !== event));
  return (
    <fieldset className={styles.events}>
      <legend className={styles.legend}>{t("webhooks.events")}</legend>
      <Checkbox
        label={t("webhooks.allEvents")}
        isChecked={isAll}
        isMixed={events.length > 0 && !isAll}
        isInvalid={isInvalid}
        onChange={(isOn) => onChange(isOn ? allEvents : [])}
      />
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
                isInvalid={isInvalid}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
