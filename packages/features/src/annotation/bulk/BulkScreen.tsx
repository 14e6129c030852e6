import type { Field } from "@glossa/contract";
import { useCallback, useRef, useState } from "react";
import { useConflict } from "../AnnotationDialogs";
import type { AnnotationScreenProps } from "../AnnotationScreen";
import { CompareDialog } from "../compare/CompareDialog";
import { MarginFrame } from "../Panes";
import { EmptyQueue } from "../queue/EmptyQueue";
import { ScreenFrame, useScreenDialogs } from "../ScreenFrame";
import { ConflictDialog } from "../saving/ConflictDialog";
import type { FormView } from "../view-model";
import { AcceptDialog } from "./accept/AcceptDialog";
import { BulkForm } from "./BulkForm";
import { BulkPage } from "./BulkPage";
import type { BulkAction, BulkView } from "./bulk-view";
import { ConfirmDialog } from "./form/ConfirmDialog";
import { useBulkKeys } from "./use-bulk-keys";

interface BulkScreenProps extends AnnotationScreenProps {
  bulk: BulkView;
}

/** A page of records with a checkbox each, and one form for all that are selected. */
export function BulkScreen(props: BulkScreenProps) {
  const { view, ports, bulk, account, layout, onLayout, shortcutPreferences, isMac } = props;
  const dialogs = useScreenDialogs();
  const [opened, setOpened] = useState<BulkAction | "accept" | "compare">();
  const close = () => setOpened(undefined);
  const act = (action: BulkAction) => (bulk.isConfirmed ? setOpened(action) : give(action));
  const give = (action: BulkAction) => {
    const { onSubmit, onSaveDraft, onDiscard } = ports.bulk;
    ({ submit: onSubmit, draft: onSaveDraft, discard: onDiscard })[action]();
  };
  const form = formOf(view.form, bulk);
  const { onHelp, onPalette } = dialogs;
  const page = useRef<HTMLDivElement>(null);
  const keys = useBulkKeys({ page, form, bulk, ports, act, shortcutPreferences, isMac, onHelp, onPalette });
  const compared = useCompared(bulk, view.form);
  const { onValue, onClear } = ports.bulk;
  const formPorts = { ...ports, onValue, onClear };
  const confirmed = opened === "accept" || opened === "compare" ? undefined : opened;
  const isEmpty = bulk.rows.length === 0 && view.load !== "loading";
  return (
    <ScreenFrame
      {...props}
      pageRef={page}
      // The palette chooses and clears the values of the form.
      view={{ ...view, form }}
      ports={formPorts}
      dialogs={dialogs}
      // Conflicts are compared row by row.
      conflict={useConflict({ kind: "none" })}
      run={keys.run}
      said={keys.said}
      onLeaveFrame={keys.goBack}
      page={
        isEmpty ? (
          <EmptyQueue view={view} ports={ports} onUnread={keys.say} />
        ) : (
          <BulkPage
            {...{ view, ports, bulk, layout, onLayout }}
            rows={keys.rows}
            onCompare={compared.open}
            onCompareTwo={() => setOpened("compare")}
          />
        )
      }
      margin={
        <MarginFrame {...{ view, ports, layout, onLayout }} username={account?.username}>
          <BulkForm {...{ form, bulk, ports, keys, onClear }} onAccept={() => setOpened("accept")} />
        </MarginFrame>
      }
    >
      <ConfirmDialog
        action={confirmed}
        count={bulk.allResults ?? bulk.selected.length}
        isByServer={bulk.isByServer}
        onClose={close}
        onConfirm={() => {
          close();
          if (confirmed) give(confirmed);
        }}
      />
      {opened === "accept" && (
        <AcceptDialog bulk={bulk} questions={form.questions} ports={ports.bulk} onClose={close} />
      )}
      {opened === "compare" && <CompareSelected fields={view.fields} bulk={bulk} onClose={close} />}
      {compared.form && (
        <ConflictDialog
          form={compared.form}
          isOpen
          onClose={compared.close}
          onResolve={(keep) => {
            ports.onResolve(keep, compared.recordId);
            compared.close();
          }}
        />
      )}
    </ScreenFrame>
  );
}

/** The two selected records side by side, in the order of the list. */
function CompareSelected({
  bulk,
  ...props
}: {
  fields: readonly Field[];
  bulk: BulkView;
  onClose: () => void;
}) {
  const [first, second] = bulk.rows.filter(({ record }) => bulk.selected.includes(record.id));
  return first && second ? <CompareDialog {...props} records={[first.record, second.record]} /> : null;
}

/** The form of bulk mode: the questions of the dataset with the values for all selected records. */
function formOf({ questions, focus }: FormView, { draft, canSubmit, progress }: BulkView): FormView {
  const isSaving = progress !== undefined;
  return { questions, focus, values: draft, saveState: { kind: "none" }, canSubmit, isSaving };
}

/** The record whose two responses are compared, if the user has asked for that. */
function useCompared({ rows }: BulkView, { questions, focus }: FormView) {
  const [recordId, setRecordId] = useState<string>();
  const row = rows.find(({ record, saveState }) => record.id === recordId && saveState.kind === "conflict");
  const form: FormView | undefined = row && {
    ...{ questions, focus, saveState: row.saveState, values: row.values },
    canSubmit: false,
    isSaving: false,
  };
  return {
    recordId,
    form,
    open: setRecordId,
    close: useCallback(() => setRecordId(undefined), []),
  };
}
