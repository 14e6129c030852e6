import { useCallback, useMemo, useState } from "react";
import type { AccountMenuProps } from "../shell";
import type { CommandId } from "./keys/commands";
import { Palette } from "./keys/palette/Palette";
import { ShortcutDialog } from "./keys/shortcut-dialog/ShortcutDialog";
import type { ShortcutPreferences } from "./keys/shortcut-preferences";
import { ConflictDialog } from "./saving/ConflictDialog";
import type { AnnotationPorts, AnnotationView, AskedResponse, SaveState } from "./view-model";

interface AnnotationDialogsProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  shortcutPreferences: ShortcutPreferences;
  onShortcutPreferences: (change: Partial<ShortcutPreferences>) => void;
  isMac: boolean;
  opened: "help" | "palette" | undefined;
  onClose: () => void;
  run: (id: CommandId) => void;
  account?: AccountMenuProps | undefined;
  conflict: Pick<ReturnType<typeof useConflict>, "isOpen" | "close" | "asked">;
}

/** The dialogs of the page. The palette is mounted only while open: otherwise each key press would render its list. */
export function AnnotationDialogs(props: AnnotationDialogsProps) {
  const { view, ports, opened, conflict } = props;
  return (
    <>
      <ConflictDialog
        form={view.form}
        fields={view.record?.fields}
        onResolve={(keep) => ports.onResolve(keep, undefined, keep === "mine" ? conflict.asked : undefined)}
        isOpen={conflict.isOpen}
        onClose={conflict.close}
      />
      {opened === "help" && <ShortcutDialog {...props} isOpen />}
      {opened === "palette" && <Palette {...props} account={props.account ?? {}} isOpen />}
    </>
  );
}

/** The state of the conflict dialog: it opens on each new conflict; after it was closed, only on request. */
export function useConflict(state: SaveState) {
  const [postponed, setPostponed] = useState<unknown>();
  const [request, setRequest] = useState<{ other: unknown; asked: AskedResponse }>();
  const other = state.kind === "conflict" ? state.other : undefined;
  return {
    isOpen: other !== undefined && postponed !== other,
    close: () => {
      setPostponed(other);
      setRequest(undefined);
    },
    open: useCallback(() => {
      setPostponed(undefined);
      setRequest(undefined);
    }, []),
    /** Opens it because of a response that the user asked for: it is given if they keep their version. */
    ask: useCallback(
      (asked: AskedResponse) => {
        setPostponed(undefined);
        setRequest({ other, asked });
      },
      [other],
    ),
    /** What the user asked for, if that has opened the dialog, and not for an earlier conflict. */
    asked: other !== undefined && request?.other === other ? request.asked : undefined,
    isUndecided: other !== undefined,
  };
}

/** Returns the ports for an undecided conflict: those that would send a response open the comparison instead. */
export function useAskedFirst(
  ports: AnnotationPorts,
  { isUndecided, open, ask }: Pick<ReturnType<typeof useConflict>, "isUndecided" | "open" | "ask">,
): AnnotationPorts {
  return useMemo(() => {
    if (!isUndecided) return ports;
    return {
      ...ports,
      onSubmit: () => ask("submit"),
      onSubmitAtOnce: () => ask("submit"),
      onSaveDraft: () => ask("draft"),
      onDiscard: () => ask("discard"),
      // A user who keeps their version does not mean to clear it.
      onClear: open,
    };
  }, [ports, isUndecided, open, ask]);
}
