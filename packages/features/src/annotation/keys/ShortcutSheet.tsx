import {
  Description,
  DescriptionList,
  Dialog,
  Icon,
  Kbd,
  Switch,
  TriangleAlert,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { questionKeys } from "./question-keys";
import { conflictsOf } from "./refusal";
import { ShortcutFile } from "./ShortcutFile";
import { ShortcutRows } from "./ShortcutRows";
import * as styles from "./ShortcutSheet.css";
import type { ShortcutPreferences } from "./shortcut-preferences";
import { useChord } from "./use-chord";

/** What the sheet shows and changes. */
export interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
  isMac: boolean;
  habits: ShortcutPreferences;
  onHabits: (change: Partial<ShortcutPreferences>) => void;
}

/** All keys of the page, made from the list that also drives them; here they are changed and switched off. */
export function ShortcutSheet({ isOpen, onClose, isMac, habits, onHabits }: ShortcutSheetProps) {
  const t = useT();
  const chord = useChord(isMac);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("keys.title")}
      description={t("keys.intro")}
      closeLabel={t("app.close")}
    >
      <Switch
        label={t("keys.single")}
        isOn={habits.hasSingleKeys}
        onChange={(hasSingleKeys) => onHabits({ hasSingleKeys })}
      />
      <p className={styles.hint}>{t("keys.singleHint")}</p>
      {conflictsOf(habits).map(({ key, first, second }) => (
        <p key={`${key} ${second.id}`} className={styles.refused}>
          <Icon picture={TriangleAlert} size={14} />
          {t("keys.conflict", {
            key: chord(key),
            first: t(first.labelKey as "keys.submit"),
            second: t(second.labelKey as "keys.submit"),
          })}
        </p>
      ))}
      <ShortcutRows habits={habits} onHabits={onHabits} isMac={isMac} />
      <h3 className={styles.caption}>{t("keys.inQuestions")}</h3>
      <DescriptionList look="ends">
        {questionKeys.map(({ keys, labelKey }) => (
          <Description key={labelKey} term={t(labelKey)}>
            {keys.map((key) => (
              <Kbd key={key} isText>
                {chord(key)}
              </Kbd>
            ))}
          </Description>
        ))}
      </DescriptionList>
      <ShortcutFile habits={habits} onHabits={onHabits} />
    </Dialog>
  );
}
