import { Button, Plus, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { splitLabels } from "./options";
import * as styles from "./SettingsParts.css";

/** A field for new labels, several between commas; Enter or the button adds them. */
export function AddLabels({ onAdd }: { onAdd: (labels: string[]) => void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const labels = splitLabels(typed);
  const add = () => {
    if (labels.length > 0) onAdd(labels);
    setTyped("");
  };
  return (
    <div className={styles.adding}>
      <TextField
        label={t("questionSettings.addLabels")}
        hint={t("questionSettings.addLabelsHint")}
        value={typed}
        onChange={setTyped}
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
