import { Button, Plus, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ClipboardEvent, useState } from "react";
import { pastedLabels, splitLabels } from "./options";
import * as styles from "./SettingsParts.css";

/** A field for new labels, several between commas; Enter or the button adds them, and a pasted list adds its lines. */
export function AddLabels({ onAdd }: { onAdd: (labels: string[]) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const labels = splitLabels(typed);
  const add = () => {
    if (labels.length > 0) onAdd(labels);
    setTyped("");
  };
  // A field of one line would put spaces in place of the breaks; and commas may be part of these labels.
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedLabels(event.clipboardData.getData("text"));
    if (pasted.length === 0) return;
    event.preventDefault();
    onAdd(pasted);
  };
  return (
    <div className={styles.adding}>
      <TextField
        label={t("questionSettings.addLabels")}
        hint={t("questionSettings.addLabelsHint")}
        value={typed}
        onChange={setTyped}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // The form around it would be sent.
          event.preventDefault();
          add();
        }}
      />
      <Button icon={Plus} isDisabled={labels.length === 0} onClick={add}>
        {t("questionSettings.add")}
      </Button>
    </div>
  );
}
