import type { KeyboardEvent, RefObject } from "react";
import { caretAt } from "../engine/moves/caret";
import type { TextRange } from "../engine/text/units";
import type { HighlighterProps } from "../highlighter-props";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import type { SpanListHandle } from "../review/SpanList";
import type { SpanCaret } from "./use-caret";
import type { ChosenSpan } from "./use-chosen-span";
import type { SpanEditor } from "./use-editor";
import type { usePicker } from "./use-picker";
import { useRelations } from "./use-relations";
import { type SpanTask, useTask } from "./use-task";

interface TasksInput {
  model: SpanModel;
  editor: SpanEditor;
  chosen: ChosenSpan;
  caret: SpanCaret;
  picker: ReturnType<typeof usePicker>;
  list: RefObject<SpanListHandle | null>;
  say: (sentence: string) => void;
  focusText: () => void;
  props: HighlighterProps;
}

/** Actions with two targets: a span and a range to add, or a span and another one for a relation. */
export function useSpanTasks(input: TasksInput) {
  const { model, editor, chosen, picker, list, say, focusText, props } = input;
  const task = useTask(model);
  const pieces = usePieces(input, task);
  const relations = useRelations({ model, editor, task, props, say });

  function startRelation(span: DrawnSpan): void {
    chosen.choose(span);
    task.begin("relate", span);
    list.current?.focus();
    say(relations.promptOf(span));
  }

  return {
    relations,
    take: pieces.take,
    startPiece: pieces.start,
    startRelation: relations.isOffered ? startRelation : undefined,
    /** Relates the span that waits for another one to this one; returns whether there is one. */
    choose(to: DrawnSpan, back: "text" | "list"): boolean {
      if (task.current?.does !== "relate") return false;
      const from = task.current.span;
      const [label, ...others] = relations.labels;
      chosen.choose(to);
      if (from.key === to.key || !label) return true;
      if (others.length === 0) relations.relate(from, to, label.value);
      else picker.openRelation(from, to, back);
      return true;
    },
    onPickerClosed: () => {
      if (task.current?.does === "relate") task.end();
    },
    ...taskOf(task, {
      prompt: { addPiece: pieces.promptOf, relate: relations.promptOf },
      onCancel() {
        say(props.words.task.cancelled);
        focusText();
      },
    }),
  };
}

/** Adds pieces to spans: the next range that is marked after `start`, or one that is selected with Ctrl or Cmd. */
function usePieces(
  { editor, chosen, caret, say, focusText, props }: TasksInput,
  task: ReturnType<typeof useTask>,
) {
  const { words } = props;
  const waiting = task.current?.does === "addPiece" ? task.current.span : undefined;
  const isOffered = (props.allowsPieces ?? false) && !props.isReadOnly;
  const promptOf = (span: DrawnSpan) => words.pieces.choose(editor.inWords(span).quote);
  function start(span: DrawnSpan): void {
    chosen.choose(span);
    task.begin("addPiece", span);
    caret.follow(caretAt(span.pieces.at(-1)?.end ?? span.end));
    focusText();
    say(promptOf(span));
  }

  return {
    promptOf,
    start: isOffered ? start : undefined,
    /** Adds a range to the span that waits for it, or to the given one; returns whether there is one. */
    take(range: TextRange, span = waiting): boolean {
      if (!isOffered || !span) return false;
      task.end();
      chosen.expect(editor.addPiece(span, range), true);
      caret.settle(range.end);
      return true;
    },
  };
}

interface TaskInput {
  prompt: Record<SpanTask["does"], (span: DrawnSpan) => string>;
  onCancel: () => void;
}

/** The started action, which the bar above the text shows; Escape cancels it. */
function taskOf({ current, end }: ReturnType<typeof useTask>, { prompt, onCancel }: TaskInput) {
  const cancel = () => {
    end();
    onCancel();
  };
  return {
    prompt: current && prompt[current.does](current.span),
    cancel,
    onKeyDown(event: KeyboardEvent) {
      if (!current || event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
  };
}
