import type { Question } from "@glossa/contract";
import { Button, Dialog, NumberField, Stack } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import type { BulkPorts, RowView } from "../bulk-view";
import * as styles from "./AcceptDialog.css";
import { Comparison } from "./Comparison";

interface AcceptDialogProps {
  rows: readonly RowView[];
  selected: readonly string[];
  questions: readonly Question[];
  ports: Pick<BulkPorts, "acceptedChanges" | "onAcceptSuggestions">;
  onClose: () => void;
}

/** The initial minimum score. */
const INITIAL_SCORE = 0.5;

/** Accepts the suggestions of the selected records with at least a minimum score, after showing the changes. */
export function AcceptDialog({ rows, selected, questions, ports, onClose }: AcceptDialogProps) {
  const t = useT();
  const [leastScore, setLeastScore] = useState(INITIAL_SCORE);
  const changes = ports.acceptedChanges(leastScore);
  const count = new Set(changes.map(({ recordId }) => recordId)).size;
  const accept = (action: "submit" | "draft") => {
    ports.onAcceptSuggestions(action, leastScore);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("bulk.accept.title", { count: selected.length })}
      description={t("bulk.accept.hint")}
      closeLabel={t("app.close")}
      isWide
      actions={
        <>
          <Button onClick={onClose}>{t("bulk.cancel")}</Button>
          <Button isDisabled={count === 0} onClick={() => accept("draft")}>
            {t("bulk.saveDraft", { count })}
          </Button>
          <Button tone="primary" isDisabled={count === 0} onClick={() => accept("submit")}>
            {t("bulk.submit", { count })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div className={styles.score}>
          <NumberField
            label={t("bulk.accept.leastScore")}
            min={0}
            max={1}
            step={0.05}
            value={leastScore}
            onChange={(score) => setLeastScore(score ?? 0)}
          />
          <span role="status" className={styles.count}>
            {changes.length > 0 ? t("bulk.accept.changes", { count: changes.length }) : t("bulk.accept.none")}
          </span>
        </div>
        {changes.length > 0 && <Comparison rows={rows} questions={questions} changes={changes} />}
      </Stack>
    </Dialog>
  );
}
