import * as styles from "../AnnotationScreen.css";
import { FormFoot } from "../form/FormFoot";
import { QuestionList } from "../form/QuestionList";
import { useFocusInView } from "../form/use-focus-in-view";
import { useKeyHints } from "../keys/key-hints";
import type { AnnotationPorts, FormView } from "../view-model";
import type { BulkView } from "./bulk-view";
import { BulkActions } from "./form/BulkActions";
import { FormHead } from "./form/FormHead";
import type { useBulkKeys } from "./use-bulk-keys";

interface BulkFormProps {
  form: FormView;
  bulk: BulkView;
  ports: AnnotationPorts;
  keys: ReturnType<typeof useBulkKeys>;
  onAccept: () => void;
  /** Removes the values of the form. */
  onClear: () => void;
}

/** The questions, answered once for all selected records. */
export function BulkForm({ form, bulk, ports, keys, onAccept, onClear }: BulkFormProps) {
  const { shortcutPreferences } = useKeyHints();
  return (
    <>
      <div ref={useFocusInView()} className={styles.questions}>
        <FormHead
          bulk={bulk}
          hasSuggestions={hasSuggestions(form, bulk)}
          onAccept={onAccept}
          onClear={onClear}
        />
        <QuestionList
          form={form}
          record={undefined}
          active={keys.active}
          asked={keys.asked}
          onActivate={keys.activate}
          onAnswered={keys.onAnswered}
          onValue={ports.bulk.onValue}
          isReadOnly={form.isSaving}
        />
      </div>
      <FormFoot
        questions={form.questions}
        active={keys.active}
        shortcutPreferences={shortcutPreferences}
        onShortcutPreferences={undefined}
      />
      <BulkActions bulk={bulk} onAct={keys.respond} onCancel={ports.bulk.onCancel} />
    </>
  );
}

/** Whether a pending record of the page has a suggestion; if all results are affected, others may have one. */
function hasSuggestions({ questions }: FormView, { rows, isAll }: BulkView): boolean {
  if (isAll && questions.length > 0) return true;
  const offered = new Set(questions.map(({ id }) => id));
  return rows.some(({ record: { status, suggestions } }) => {
    return status === "pending" && suggestions.some(({ question_id }) => offered.has(question_id));
  });
}
