import { SegmentedControl, Switch, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { SettingsRow } from "../SettingsRow";
import * as styles from "../UserSettings.css";
import type { DisplayPorts, NotificationPorts, SingleKeyPorts } from "../view-model";
import { displayChoices } from "./display";

/** From small to large: the order of the choices begins with the default. */
const sizes = ["small", "medium", "large", "largest"] as const;

/** Text size, density and motion; each choice takes effect at once. */
export function DisplaySettings({ display, onDisplay }: DisplayPorts) {
  const t = useT();
  return (
    <>
      <SettingsRow term={t("userSettings.display.textSize")} about={t("userSettings.display.aboutTextSize")}>
        <SegmentedControl
          label={t("userSettings.display.textSize")}
          options={sizes.map((value) => ({ value, label: t(`userSettings.display.textSizes.${value}`) }))}
          value={display.textSize}
          onChange={(textSize) => onDisplay({ textSize })}
        />
        <p className={styles.sample}>{t("userSettings.display.sample")}</p>
      </SettingsRow>
      <SettingsRow term={t("userSettings.display.density")} about={t("userSettings.display.aboutDensity")}>
        <SegmentedControl
          label={t("userSettings.display.density")}
          options={displayChoices.density.map((value) => ({
            value,
            label: t(`userSettings.display.densities.${value}`),
          }))}
          value={display.density}
          onChange={(density) => onDisplay({ density })}
        />
      </SettingsRow>
      <SettingsRow term={t("userSettings.display.motion")} about={t("userSettings.display.aboutMotion")}>
        <SegmentedControl
          label={t("userSettings.display.motion")}
          options={displayChoices.motion.map((value) => ({
            value,
            label: t(`userSettings.display.motions.${value}`),
          }))}
          value={display.motion}
          onChange={(motion) => onDisplay({ motion })}
        />
      </SettingsRow>
    </>
  );
}

/** Whether keys without Ctrl, Cmd or Alt are shortcuts, as in the dialog of shortcuts. */
export function SingleKeySettings({ isOn, onSwitch }: SingleKeyPorts) {
  const t = useT();
  return (
    <SettingsRow term={t("keys.title")} about={t("keys.singleHint")}>
      <Switch label={t("keys.single")} isOn={isOn} onChange={onSwitch} />
    </SettingsRow>
  );
}

/** Whether the browser notifies the user when a long task has ended. */
export function NotificationSettings({ isOn, isBlocked, onSwitch }: NotificationPorts) {
  const t = useT();
  return (
    <SettingsRow term={t("userSettings.notifications.title")} about={t("userSettings.notifications.about")}>
      <Switch
        label={t("userSettings.notifications.switch")}
        isOn={isOn}
        onChange={(next) => void onSwitch(next)}
      />
      {isBlocked && <Text role="status">{t("userSettings.notifications.blocked")}</Text>}
    </SettingsRow>
  );
}
