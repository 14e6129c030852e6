import { useState } from "react";
import { useOnDemand } from "../frame/use-on-demand";
import type { AnnotationPorts, FormView, SaveState } from "./view-model";

const loadConflictDialog = async () => (await import("./ConflictDialog")).ConflictDialog;
const loadShortcutSheet = async () => (await import("./ShortcutSheet")).ShortcutSheet;

interface AnnotationDialogsProps {
  form: FormView;
  onResolve: AnnotationPorts["onResolve"];
  isMac: boolean;
  help: { isOpen: boolean; close: () => void };
  conflict: { isOpen: boolean; close: () => void };
}

/** What opens over the page; each is loaded when it is first needed. */
export function AnnotationDialogs({ form, onResolve, isMac, help, conflict }: AnnotationDialogsProps) {
  const ConflictDialog = useOnDemand(conflict.isOpen, loadConflictDialog);
  const ShortcutSheet = useOnDemand(help.isOpen, loadShortcutSheet);
  return (
    <>
      {ConflictDialog && (
        <ConflictDialog form={form} onResolve={onResolve} isOpen={conflict.isOpen} onClose={conflict.close} />
      )}
      {ShortcutSheet && <ShortcutSheet isOpen={help.isOpen} onClose={help.close} isMac={isMac} />}
    </>
  );
}

/** Opens by itself on each new conflict; once closed, only when somebody asks for it. */
export function useConflict(state: SaveState) {
  const [postponed, setPostponed] = useState<unknown>();
  const other = state.kind === "conflict" ? state.other : undefined;
  return {
    isOpen: other !== undefined && postponed !== other,
    close: () => setPostponed(other),
    open: () => setPostponed(undefined),
  };
}
