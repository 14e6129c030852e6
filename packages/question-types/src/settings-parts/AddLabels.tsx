import { Button, Plus, TextField } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ClipboardEvent, useState } from "react";
import type { LabelOption } from "../schemas";
import { pastedLabels, repeatedLabels, splitLabels, withoutNew } from "./options";
import * as styles from "./SettingsParts.css";

interface AddLabelsProps {
  options: readonly LabelOption[];
  /** Called with the labels to add, of which some may exist already. */
  onAdd: (labels: string[]) => void;
}

/** A field for new labels, several between commas; Enter or the button adds them, and a pasted list adds its lines. */
export function AddLabels({ options, onAdd }: AddLabelsProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState<string[]>([]);
  // One of them may be removed or renamed meanwhile.
  const known = left.length === 0 ? left : withoutNew(options, left);
  const labels = splitLabels(typed);
  const add = (added: string[]) => {
    setLeft(repeatedLabels(options, added));
    if (added.length > 0) onAdd(added);
  };
  const addTyped = () => {
    add(labels);
    setTyped("");
  };
  // A field of one line would put spaces in place of the breaks; and commas may be part of these labels.
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedLabels(event.clipboardData.getData("text"));
    if (pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <div>
      <div className={styles.adding}>
        <TextField
          label={t("questionSettings.addLabels")}
          hint={t("questionSettings.addLabelsHint")}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setLeft([]);
          }}
          onPaste={paste}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // The form around it would be sent.
            event.preventDefault();
            addTyped();
          }}
        />
        <Button icon={Plus} isDisabled={labels.length === 0} onClick={addTyped}>
          {t("questionSettings.add")}
        </Button>
      </div>
      <p className={styles.known} role="status">
        {known.length === 1 && t("questionSettings.knownLabel", { label: known[0] ?? "" })}
        {known.length > 1 && t("questionSettings.knownLabels", { count: known.length })}
      </p>
    </div>
  );
}
