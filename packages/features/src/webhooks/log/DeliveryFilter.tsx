import { Select } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type DeliveryCounts, type DeliveryState, deliveryStates } from "../view-model";
import * as styles from "../Webhooks.css";

interface DeliveryFilterProps {
  counts: DeliveryCounts;
  state: DeliveryState | undefined;
  onState: (state: DeliveryState | undefined) => void;
}

const ALL = "all";

/** The choice of a state, with the number of messages that have it: those that failed are lost among a thousand others. */
export function DeliveryFilter({ counts, state, onState }: DeliveryFilterProps) {
  const t = useT();
  const format = useFormat();
  const all = deliveryStates.reduce((sum, each) => sum + counts[each], 0);
  return (
    <Select<DeliveryState | typeof ALL>
      className={styles.filter}
      label={t("webhooks.state")}
      options={[
        { value: ALL, label: t("webhooks.states.all", { number: format.number(all) }) },
        ...deliveryStates.map((each) => ({
          value: each,
          label: t(`webhooks.states.${each}`, { number: format.number(counts[each]) }),
        })),
      ]}
      value={state ?? ALL}
      onChange={(chosen) => onState(chosen === ALL ? undefined : chosen)}
      placeholder=""
      words={{ search: t("webhooks.findState"), noneFound: t("webhooks.noState") }}
    />
  );
}
