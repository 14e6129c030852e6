import { useActiveQuestion } from "../use-active-question";
import type { AnnotationPorts, AnnotationView } from "../view-model";
import type { CommandId } from "./commands";
import type { Habits } from "./habits";
import { keymapOf } from "./keymap";
import { useQuestionKeys } from "./use-question-keys";
import { useShortcuts } from "./use-shortcuts";

interface PageKeysOptions {
  view: AnnotationView;
  ports: AnnotationPorts;
  habits: Habits;
  isMac: boolean;
  onHelp: () => void;
  onPalette: () => void;
}

/** All keys of the page: which question they go to, and what a command does now. */
export function usePageKeys({ view, ports, habits, isMac, onHelp, onPalette }: PageKeysOptions) {
  const { form, record } = view;
  const { active, activate, goAfter } = useActiveQuestion(form, record?.id);
  const onQuestionKey = useQuestionKeys({
    form,
    recordId: record?.id,
    active,
    ports,
    isAutoSubmitOn: habits.submitsAtOnce,
    onAnswered: goAfter,
  });
  const run = (id: CommandId) => {
    const isBlocked =
      (id === "onSubmit" && !form.canSubmit) || (id === "onDiscard" && record?.status === "discarded");
    if (!isBlocked) ({ ...ports, onHelp, onPalette })[id]();
  };
  useShortcuts({
    run,
    onQuestionKey,
    keymap: keymapOf(habits),
    hasSingleKeys: habits.hasSingleKeys,
    isMac,
    hasRecord: record !== undefined,
    isSaving: ports.isSaving,
  });
  return { active, activate, run };
}
