import { Suspense, useCallback, useState } from "react";
import { useOnDemand } from "../frame/use-on-demand";
import type { CommandId } from "./keys/commands";
import type { Habits } from "./keys/habits";
import type { AnnotationPorts, AnnotationView, SaveState } from "./view-model";

const loadConflictDialog = async () => (await import("./ConflictDialog")).ConflictDialog;
const loadShortcutSheet = async () => (await import("./keys/ShortcutSheet")).ShortcutSheet;
const loadPalette = async () => (await import("./keys/Palette")).Palette;

interface AnnotationDialogsProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  habits: Habits;
  onHabits: (change: Partial<Habits>) => void;
  isMac: boolean;
  opened: "help" | "palette" | undefined;
  onClose: () => void;
  run: (id: CommandId) => void;
  conflict: { isOpen: boolean; close: () => void };
}

/** What opens over the page; each is loaded when it is first needed. */
export function AnnotationDialogs(props: AnnotationDialogsProps) {
  const { view, ports, opened, conflict } = props;
  const ConflictDialog = useOnDemand(conflict.isOpen, loadConflictDialog);
  const ShortcutSheet = useOnDemand(opened === "help", loadShortcutSheet);
  const Palette = useOnDemand(opened === "palette", loadPalette);
  // Their words come with the first of them; the page stays as it is meanwhile.
  return (
    <Suspense>
      {ConflictDialog && (
        <ConflictDialog
          form={view.form}
          onResolve={ports.onResolve}
          isOpen={conflict.isOpen}
          onClose={conflict.close}
        />
      )}
      {ShortcutSheet && <ShortcutSheet {...props} isOpen={opened === "help"} />}
      {Palette && <Palette {...props} isOpen={opened === "palette"} />}
    </Suspense>
  );
}

/** Opens by itself on each new conflict; once closed, only when somebody asks for it. */
export function useConflict(state: SaveState) {
  const [postponed, setPostponed] = useState<unknown>();
  const other = state.kind === "conflict" ? state.other : undefined;
  return {
    isOpen: other !== undefined && postponed !== other,
    close: () => setPostponed(other),
    open: useCallback(() => setPostponed(undefined), []),
  };
}
