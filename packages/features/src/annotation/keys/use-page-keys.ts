import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { firstMissing } from "../form/missing";
import { useActiveQuestion } from "../form/use-active-question";
import type { AnnotationPorts, AnnotationView } from "../view-model";
import type { CommandId } from "./commands";
import { keymapOf } from "./keymap";
import type { ShortcutPreferences } from "./shortcut-preferences";
import { useQuestionKeys } from "./use-question-keys";
import { useReturnGuard } from "./use-return-guard";
import { useShortcuts } from "./use-shortcuts";

interface PageKeysOptions {
  view: AnnotationView;
  ports: AnnotationPorts;
  habits: ShortcutPreferences;
  isMac: boolean;
  onHelp: () => void;
  onPalette: () => void;
}

/** All keys of the page: which question they go to, and what a command does now. */
export function usePageKeys({ view, ports, habits, isMac, onHelp, onPalette }: PageKeysOptions) {
  const { form, record } = view;
  const { active, activate, goTo, goAfter, goBack } = useActiveQuestion(form, record?.id);
  const [asked, setAsked] = useState<{ recordId: string; question: string }>();
  /** Says which required answer is missing, marks the question and goes there. */
  const onIncomplete = () => {
    const question = firstMissing(form);
    if (!record || question === undefined) return;
    setAsked({ recordId: record.id, question });
  };
  // Once the sentence is drawn, so that it comes into sight with its question.
  useLayoutEffect(() => {
    if (asked) goTo(asked.question);
  }, [asked, goTo]);
  const onQuestionKey = useQuestionKeys({
    form,
    recordId: record?.id,
    active,
    ports,
    isAutoSubmitOn: habits.submitsAtOnce,
    onAnswered: goAfter,
  });
  const run = (id: CommandId) => {
    if (id === "onSubmit" && !form.canSubmit) return form.isSaving ? undefined : onIncomplete();
    if (id !== "onDiscard" || record?.status !== "discarded") ({ ...ports, onHelp, onPalette })[id]();
  };
  useReturnGuard();
  useShortcuts({
    run,
    onQuestionKey,
    keymap: keymapOf(habits),
    hasSingleKeys: habits.hasSingleKeys,
    isMac,
    hasRecord: record !== undefined,
    isSaving: ports.isSaving,
  });
  return {
    ...{ active, activate, goBack, run, ...useSteady({ onIncomplete, onAnswered: goAfter }) },
    /** The question that Submit was refused for, on this record. */
    asked: asked?.recordId === record?.id ? asked?.question : undefined,
  };
}

interface Steady {
  onIncomplete: () => void;
  onAnswered: (question: string) => void;
}

/** The same functions on each render, so that what gets them is not drawn again. */
function useSteady(handlers: Steady): Steady {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onIncomplete: () => latest.current.onIncomplete(),
      onAnswered: (question) => latest.current.onAnswered(question),
    }),
    [],
  );
}
