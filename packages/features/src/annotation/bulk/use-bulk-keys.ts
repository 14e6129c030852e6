import { useLatest, useMatches } from "@glossa/design-system";
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onFocusSearch } from "../filters/focus-search";
import { firstMissing } from "../form/missing";
import type { AskedQuestion } from "../form/QuestionList";
import type { CommandId } from "../keys/commands";
import { keymapOf } from "../keys/keymap";
import type { ShortcutPreferences } from "../keys/shortcut-preferences";
import { useQuestionKeys } from "../keys/use-question-keys";
import { useReturnGuard } from "../keys/use-return-guard";
import { useSaid } from "../keys/use-said";
import { useShortcuts } from "../keys/use-shortcuts";
import { onEnlarge } from "../record/enlarge-image";
import { recordScrolling } from "../record/record-pane";
import type { AnnotationPorts, FormView } from "../view-model";
import type { BulkAction, BulkView } from "./bulk-view";
import { useRows } from "./list/use-rows";
import { useFormFocus } from "./use-form-focus";

interface BulkKeysOptions {
  page: RefObject<Element | null>;
  form: FormView;
  bulk: BulkView;
  ports: AnnotationPorts;
  act: (action: BulkAction) => void;
  shortcutPreferences: ShortcutPreferences;
  isMac: boolean;
  onHelp: () => void;
  onPalette: () => void;
}

const actions: Partial<Record<CommandId, BulkAction>> = {
  onSubmit: "submit",
  onSaveDraft: "draft",
  onDiscard: "discard",
};

/** All keys of bulk mode: those of the list, of the active question, and of the commands. */
export function useBulkKeys(options: BulkKeysOptions) {
  const { page, form, bulk, ports, act, shortcutPreferences, isMac, onHelp, onPalette } = options;
  const rows = useRows(bulk, ports.bulk);
  const focus = useFormFocus(form, bulk, rows);
  const [asked, setAsked] = useState<AskedQuestion>();
  const onIncomplete = () => {
    const question = firstMissing(form);
    if (question === undefined) return;
    // Rendered first: the question scrolls into view together with its error.
    flushSync(() => setAsked((last) => ({ question, serial: (last?.serial ?? 0) + 1 })));
    focus.goTo(question);
  };
  const { said, say, onChanged } = useSaid();
  const questionKeys = useQuestionKeys({
    form,
    recordId: undefined,
    active: focus.active,
    ports: { onValue: ports.bulk.onValue, onSubmitAtOnce: () => undefined },
    isAutoSubmitOn: false,
    onAnswered: focus.goAfter,
    onChanged,
  });
  const { go: goToMatch } = useMatches();
  const respond = (action: BulkAction) => {
    if (bulk.selected.length === 0 || bulk.progress) return;
    if (action === "submit" && !bulk.canSubmit) return onIncomplete();
    setAsked(undefined);
    if (action !== "discard" || bulk.canDiscard) act(action);
  };
  const run = (id: CommandId) => {
    const action = actions[id];
    if (action) return respond(action);
    const others = {
      onNextRow: () => rows.goBy(1),
      onPreviousRow: () => rows.goBy(-1),
      onNextMatch: () => goToMatch(1),
      onPreviousMatch: () => goToMatch(-1),
    };
    ({ ...ports, ...recordScrolling, ...others, onHelp, onPalette, onFocusSearch, onEnlarge })[id]();
  };
  useReturnGuard();
  useEscape(bulk.progress !== undefined, ports.bulk.onCancel);
  useShortcuts({
    page,
    run,
    onQuestionKey: questionKeys.press,
    keymap: keymapOf(shortcutPreferences),
    hasSingleKeys: shortcutPreferences.hasSingleKeys,
    isMac,
    hasRecord: bulk.rows.length > 0,
    isBusy: (pressedAt) => ports.isSaving() || questionKeys.isOver(pressedAt),
  });
  return {
    run,
    rows,
    respond,
    active: focus.active,
    activate: focus.activate,
    goBack: focus.goBack,
    onAnswered: focus.goAfter,
    /** What the last key has changed, or what else was said, and the function that says a text. */
    ...{ said, say },
    /** The question because of which Submit was refused. */
    asked,
  };
}

/** While an action runs, Escape stops it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) latest();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
}
