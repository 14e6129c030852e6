import { Dialog, Kbd } from "@glossa/design-system";
import { type MessageKey, useT } from "@glossa/locales";
import { commands, questionKeys } from "./commands";
import * as styles from "./ShortcutSheet.css";

interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
  isMac: boolean;
}

/** All keys of the page, made from the list that also drives them. */
export function ShortcutSheet({ isOpen, onClose, isMac }: ShortcutSheetProps) {
  const t = useT();
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
                <Chord key={key} keys={key} isMac={isMac} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const signs: Record<string, string> = { ArrowRight: "→", ArrowLeft: "←", Shift: "⇧" };

function Chord({ keys, isMac }: { keys: string; isMac: boolean }) {
  const t = useT();
  const words: Record<string, string> = {
    ...signs,
    Mod: isMac ? "⌘" : "Ctrl",
    Enter: t("keys.enter"),
    Backspace: t("keys.backspace"),
    Space: t("keys.space"),
    Delete: t("keys.delete"),
    Escape: t("keys.escape"),
    Tab: t("keys.tab"),
  };
  const parts = keys.split("+").map((key) => words[key] ?? key.toUpperCase());
  return <Kbd>{parts.join(" ")}</Kbd>;
}
