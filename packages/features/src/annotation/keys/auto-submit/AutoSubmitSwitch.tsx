import { Switch } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ShortcutPreferences } from "../shortcut-preferences";

interface AutoSubmitSwitchProps {
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
}

/** The switch below a form with one question: whether the key that answers it also submits. */
export function AutoSubmitSwitch({ shortcutPreferences, onShortcutPreferences }: AutoSubmitSwitchProps) {
  const t = useT();
  return (
    <Switch
      label={t("annotation.submitAtOnce")}
      isOn={shortcutPreferences.submitsAtOnce}
      onChange={(submitsAtOnce) => onShortcutPreferences({ submitsAtOnce })}
    />
  );
}
