import { Dialog, Kbd } from "@glossa/design-system";
import { type MessageKey, useT } from "@glossa/locales";
import { commands, questionKeys } from "./commands";
import * as styles from "./ShortcutSheet.css";
import { useChord } from "./use-chord";

interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
  isMac: boolean;
}

/** All keys of the page, made from the list that also drives them. */
export function ShortcutSheet({ isOpen, onClose, isMac }: ShortcutSheetProps) {
  const t = useT();
  const chord = useChord(isMac);
  const rows: readonly { keys: readonly string[]; labelKey: MessageKey }[] = [...commands, ...questionKeys];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("keys.title")}
      description={t("keys.intro")}
      closeLabel={t("app.close")}
    >
      <dl className={styles.rows}>
        {rows.map(({ keys, labelKey }) => (
          <div key={labelKey} className={styles.row}>
            <dt>{t(labelKey as "keys.submit")}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key} isText>
                  {chord(key)}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
