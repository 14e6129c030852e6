import { Suspense, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
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
  usePalettePrepared();
  const isComing = (opened === "palette" && !Palette) || (opened === "help" && !ShortcutSheet);
  const hold = <HoldKeys onGiveUp={props.onClose} />;
  // Their words come with the first of them; the page stays as it is meanwhile.
  return (
    <Suspense fallback={opened && hold}>
      {isComing && hold}
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

/** As long as people wait for what they opened; by then it is there, or the server is not. */
const PATIENCE_MS = 3000;

/** What is typed before a dialog is there was meant for it, and must not answer the record behind it. */
function HoldKeys({ onGiveUp }: { onGiveUp: () => void }) {
  const giveUp = useEffectEvent(onGiveUp);
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === "Escape") giveUp();
    };
    window.addEventListener("keydown", hold, true);
    const timer = setTimeout(() => giveUp(), PATIENCE_MS);
    return () => {
      window.removeEventListener("keydown", hold, true);
      clearTimeout(timer);
    };
  }, []);
  return null;
}

/** People type on as soon as they have asked for the palette: it is fetched once the first record is looked at. */
function usePalettePrepared(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadPalette().catch(() => undefined), 1500);
    return () => clearTimeout(timer);
  }, []);
}

/** Opens by itself on each new conflict; once closed, only when somebody asks for it. */
export function useConflict(state: SaveState) {
  const [postponed, setPostponed] = useState<unknown>();
  const other = state.kind === "conflict" ? state.other : undefined;
  return {
    isOpen: other !== undefined && postponed !== other,
    close: () => setPostponed(other),
    open: useCallback(() => setPostponed(undefined), []),
    isUndecided: other !== undefined,
  };
}

/** The ports while a conflict is undecided: what would send an answer opens the comparison instead. */
export function useAskedFirst(
  ports: AnnotationPorts,
  { isUndecided, open }: Pick<ReturnType<typeof useConflict>, "isUndecided" | "open">,
): AnnotationPorts {
  return useMemo(() => {
    if (!isUndecided) return ports;
    return {
      ...ports,
      onSubmit: open,
      onSubmitAtOnce: open,
      onSaveDraft: open,
      onDiscard: open,
      onClear: open,
    };
  }, [ports, isUndecided, open]);
}
