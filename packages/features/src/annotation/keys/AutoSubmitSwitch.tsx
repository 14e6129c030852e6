import { Switch } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Habits } from "./habits";

interface AutoSubmitSwitchProps {
  habits: Habits;
  onHabits: (change: Partial<Habits>) => void;
}

/** At the foot of a form that one key answers: whether that key submits, too. */
export function AutoSubmitSwitch({ habits, onHabits }: AutoSubmitSwitchProps) {
  const t = useT();
  return (
    <Switch
      label={t("annotation.submitAtOnce")}
      isOn={habits.submitsAtOnce}
      onChange={(submitsAtOnce) => onHabits({ submitsAtOnce })}
    />
  );
}
