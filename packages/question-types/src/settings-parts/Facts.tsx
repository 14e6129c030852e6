import { Badge, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import * as styles from "./SettingsParts.css";

/** The settings that are fixed when the question is created. */
export function Facts({ facts }: { facts: readonly string[] }) {
  const t = useT();
  return (
    <div className={styles.facts}>
      <span className={styles.factsLabel}>{t("questionSettings.fixed")}</span>
      <Stack as="ul" gap={2} direction="row" aria-label={t("questionSettings.fixed")}>
        {facts.map((fact) => (
          <li key={fact}>
            <Badge look="filled">{fact}</Badge>
          </li>
        ))}
      </Stack>
    </div>
  );
}
