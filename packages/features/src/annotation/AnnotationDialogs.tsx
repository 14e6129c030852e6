import { useCallback, useMemo, useState } from "react";
import type { AccountMenuProps } from "../shell";
import type { CommandId } from "./keys/commands";
import { Palette } from "./keys/palette/Palette";
import { ShortcutDialog } from "./keys/shortcut-dialog/ShortcutDialog";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import { ConflictDialog } from "./saving/ConflictDialog";
import type { AnnotationPorts, AnnotationView, SaveState } from "./view-model";

interface AnnotationDialogsProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
  isMac: boolean;
  opened: "help" | "palette" | undefined;
  onClose: () => void;
  run: (id: CommandId) => void;
  account: AccountMenuProps;
  conflict: { isOpen: boolean; close: () => void };
}

/** The dialogs of the page. The palette is mounted only while open: otherwise each key press would render its list. */
export function AnnotationDialogs(props: AnnotationDialogsProps) {
  const { view, ports, opened, conflict } = props;
  return (
    <>
      <ConflictDialog
        form={view.form}
        onResolve={ports.onResolve}
        isOpen={conflict.isOpen}
        onClose={conflict.close}
      />
      {opened === "help" && <ShortcutDialog {...props} isOpen />}
      {opened === "palette" && <Palette {...props} isOpen />}
    </>
  );
}

/** The state of the conflict dialog: it opens on each new conflict; after it was closed, only on request. */
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

/** Returns the ports for an undecided conflict: those that would send a response open the comparison instead. */
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
