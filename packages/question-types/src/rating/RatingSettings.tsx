import { NumberField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { SettingsOf } from "../schemas";
import type { SettingsFormProps } from "../settings-parts/definition";
import * as styles from "../settings-parts/SettingsParts.css";
import { highestOf, highestRating, ratingsUpTo } from "./settings-rules";

/** The settings of a rating question: the range of numbers, which is fixed once it is published. */
export function RatingSettings(props: SettingsFormProps<SettingsOf<"rating">>) {
  const { settings, onChange, context, isReadOnly, errorOf, onLeft } = props;
  const t = useT();
  if (context.stored) return null;
  return (
    <div className={styles.short}>
      <NumberField
        label={t("questionSettings.ratings")}
        hint={t("questionSettings.ratingsHint", { most: highestRating })}
        value={highestOf(settings)}
        onChange={(most) => most !== undefined && onChange({ ...settings, options: ratingsUpTo(most) })}
        min={1}
        max={highestRating}
        onBlur={() => onLeft("ratings")}
        error={errorOf("ratings")}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
