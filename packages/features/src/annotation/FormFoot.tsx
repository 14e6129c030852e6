import { Kbd } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { keyHintsOf } from "@glossa/question-types";
import { memo } from "react";
import * as styles from "./FormFoot.css";
import { AutoSubmitSwitch } from "./keys/AutoSubmitSwitch";
import { canSubmitAtOnce } from "./keys/auto-submit";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import { useChord } from "./keys/use-chord";
import type { FormView } from "./view-model";

interface FormFootProps {
  questions: FormView["questions"];
  active: string | undefined;
  habits: ShortcutPreferences;
  onHabits: (change: Partial<ShortcutPreferences>) => void;
}

/** Under the questions: the keys of the active one, and whether a digit submits where one answers everything. */
export const FormFoot = memo(function FormFoot({ questions, active, habits, onHabits }: FormFootProps) {
  const t = useT();
  const chord = useChord(false);
  const question = questions.find(({ name }) => name === active);
  const hints = question ? keyHintsOf(question.settings) : [];
  return (
    <div className={styles.foot}>
      {canSubmitAtOnce(questions) && <AutoSubmitSwitch habits={habits} onHabits={onHabits} />}
      {habits.hasSingleKeys && hints.length > 0 && (
        <ul className={styles.hints} aria-label={t("annotation.active")}>
          {hints.map(({ keys, labelKey }) => (
            <li key={labelKey} className={styles.hint}>
              {keys.map((key) => (
                <Kbd key={key} isText>
                  {chord(key)}
                </Kbd>
              ))}
              {t(labelKey)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
