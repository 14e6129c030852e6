import { useMatches } from "@glossa/design-system";
import { ownValue } from "@glossa/question-types/schema";
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { onFocusSearch } from "../filters/focus-search";
import { firstMissing } from "../form/missing";
import type { AskedQuestion } from "../form/QuestionList";
import { useActiveQuestion } from "../form/use-active-question";
import { onEnlarge } from "../record/enlarge-image";
import { recordScrolling } from "../record/record-pane";
import type { AnnotationPorts, AnnotationView } from "../view-model";
import type { CommandId } from "./commands";
import { keymapOf } from "./keymap";
import type { ShortcutPreferences } from "./shortcut-preferences";
import { useQuestionKeys } from "./use-question-keys";
import { useReturnGuard } from "./use-return-guard";
import { useSaid } from "./use-said";
import { useShortcuts } from "./use-shortcuts";

interface PageKeysOptions {
  page: RefObject<Element | null>;
  view: AnnotationView;
  ports: AnnotationPorts;
  shortcutPreferences: ShortcutPreferences;
  isMac: boolean;
  onHelp: () => void;
  onPalette: () => void;
}

/** All keys of the page: the question that receives them, and the current action of each command. */
export function usePageKeys(options: PageKeysOptions) {
  const { page, view, ports, shortcutPreferences, isMac, onHelp, onPalette } = options;
  const { form, record } = view;
  const { active, activate, goTo, goAfter, goBack } = useActiveQuestion(form, record?.id);
  const [asked, setAsked] = useState<AskedQuestion & { recordId: string }>();
  /** Announces which required value is missing, marks the question and moves the focus to it. */
  const onIncomplete = () => {
    const question = firstMissing(form);
    if (!record || question === undefined) return;
    // Rendered first: the question scrolls into view together with its error.
    flushSync(() => setAsked((last) => ({ recordId: record.id, question, serial: (last?.serial ?? 0) + 1 })));
  };
  // After the message has been rendered, so that it scrolls into view with its question.
  useLayoutEffect(() => {
    if (asked) goTo(asked.question);
  }, [asked, goTo]);
  const { said, say, onChanged, onInput } = useSaid();
  const onValue: AnnotationPorts["onValue"] = (name, value, ...change) => {
    const question = form.questions.find((one) => one.name === name);
    if (question) onInput(question, ownValue(form.values, name), value);
    ports.onValue(name, value, ...change);
  };
  const questionKeys = useQuestionKeys({
    form,
    recordId: record?.id,
    active,
    ports,
    isAutoSubmitOn: shortcutPreferences.submitsAtOnce,
    onAnswered: goAfter,
    onChanged,
  });
  const { go: goToMatch } = useMatches();
  const onNextMatch = () => goToMatch(1);
  const onPreviousMatch = () => goToMatch(-1);
  const run = (id: CommandId) => {
    if (id === "onSubmit" && !form.canSubmit) return form.isSaving ? undefined : onIncomplete();
    // There is no list of records in focus mode.
    if (id === "onNextRow" || id === "onPreviousRow") return;
    if (id !== "onDiscard" || record?.status !== "discarded")
      ({
        ...ports,
        ...recordScrolling,
        onHelp,
        onPalette,
        onNextMatch,
        onPreviousMatch,
        onFocusSearch,
        onEnlarge,
      })[id]();
  };
  useReturnGuard();
  useShortcuts({
    page,
    run,
    onQuestionKey: questionKeys.press,
    keymap: keymapOf(shortcutPreferences),
    hasSingleKeys: shortcutPreferences.hasSingleKeys,
    isMac,
    hasRecord: record !== undefined,
    isBusy: (pressedAt) => ports.isSaving() || questionKeys.isOver(pressedAt),
  });
  return {
    ...{ active, activate, goBack, run, ...useSteady({ onIncomplete, onAnswered: goAfter, onValue }) },
    /** What the last key has changed, or what else was said, and the function that says a text. */
    ...{ said, say },
    /** The question because of which Submit was refused, on this record. */
    asked: asked?.recordId === record?.id ? asked : undefined,
  };
}

interface Steady {
  onIncomplete: () => void;
  onAnswered: (question: string) => void;
  onValue: AnnotationPorts["onValue"];
}

/** Returns the same functions on each render, so that components that receive them do not render again. */
function useSteady(handlers: Steady): Steady {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onIncomplete: () => latest.current.onIncomplete(),
      onAnswered: (question) => latest.current.onAnswered(question),
      onValue: (...change) => latest.current.onValue(...change),
    }),
    [],
  );
}
