import { NumberField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsFormProps } from "./definition";
import { leastVisible } from "./options";
import * as styles from "./SettingsParts.css";

interface VisibleFieldProps extends Pick<SettingsFormProps, "errorOf" | "onLeft" | "isReadOnly"> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** How many labels there are. */
  count: number;
}

/** How many labels stand before "+N"; there is nothing to fold where there are three or fewer. */
export function VisibleField({ value, onChange, count, isReadOnly, errorOf, onLeft }: VisibleFieldProps) {
  const t = useT();
  if (count <= leastVisible) return null;
  return (
    <div className={styles.short}>
      <NumberField
        label={t("questionSettings.visible")}
        hint={t("questionSettings.visibleHint", { most: count })}
        value={value ?? undefined}
        onChange={(next) => onChange(next ?? null)}
        min={leastVisible}
        max={count}
        onBlur={() => onLeft("visible")}
        error={errorOf("visible")}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
