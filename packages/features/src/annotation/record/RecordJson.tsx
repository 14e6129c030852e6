import { CodeBlock, Dialog } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { RecordView } from "../view-model";
import * as styles from "./RecordMenu.css";

interface RecordJsonProps {
  stored: RecordView["stored"];
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a record exactly as the server returned it. */
export function RecordJson({ stored, isOpen, onClose }: RecordJsonProps) {
  const t = useT();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("fields.json")} closeLabel={t("app.close")} isWide>
      <div className={styles.scroller}>
        <CodeBlock
          code={JSON.stringify(stored, null, 2)}
          language="JSON"
          copyLabel={t("fields.copyJson")}
          copiedLabel={t("app.copied")}
        />
      </div>
    </Dialog>
  );
}
