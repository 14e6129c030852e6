import { Kbd } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type KeyHint, keyHintsOf } from "@glossa/question-types";
import { memo } from "react";
import { AutoSubmitSwitch } from "../keys/auto-submit/AutoSubmitSwitch";
import { canSubmitAtOnce } from "../keys/auto-submit/auto-submit";
import { useKeyHints } from "../keys/key-hints";
import { keyInText, keymapOf } from "../keys/keymap";
import type { ShortcutPreferences } from "../keys/shortcut-preferences";
import { useChord } from "../keys/use-chord";
import type { FormView } from "../view-model";
import * as styles from "./FormFoot.css";

interface FormFootProps {
  questions: FormView["questions"];
  active: string | undefined;
  shortcutPreferences: ShortcutPreferences;
  /** Undefined: no digit submits at once, as in bulk mode. */
  onShortcutPreferences: ((change: Partial<ShortcutPreferences>) => void) | undefined;
}

/** Below the questions: the keys of the active one, and the auto-submit switch if one digit completes the form. */
export const FormFoot = memo(function FormFoot({
  questions,
  active,
  shortcutPreferences,
  onShortcutPreferences,
}: FormFootProps) {
  const t = useT();
  const { isMac } = useKeyHints();
  const chord = useChord(isMac);
  const question = questions.find(({ name }) => name === active);
  const hints = question
    ? keyHintsOf(question.settings).flatMap((hint) => withKeys(hint, shortcutPreferences))
    : [];
  return (
    <div className={styles.foot}>
      {onShortcutPreferences && canSubmitAtOnce(questions) && (
        <AutoSubmitSwitch
          shortcutPreferences={shortcutPreferences}
          onShortcutPreferences={onShortcutPreferences}
        />
      )}
      {shortcutPreferences.hasSingleKeys && hints.length > 0 && (
        <ul className={styles.hints} aria-label={t("annotation.active")}>
          {hints.map(({ keys, labelKey, inText }) => (
            <li key={labelKey} className={styles.hint} data-in-text={inText}>
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

/** Returns a hint with the user's own keys; none if the user has removed them. */
function withKeys({ keys, ...hint }: KeyHint, shortcutPreferences: ShortcutPreferences) {
  if (keys !== "submit") return [{ keys, ...hint }];
  const key = keyInText(keymapOf(shortcutPreferences), "onSubmit");
  return key ? [{ keys: [key], ...hint }] : [];
}
