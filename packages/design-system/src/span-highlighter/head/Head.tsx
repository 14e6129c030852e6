import type { SpanEditor } from "../editing/use-editor";
import type { Find } from "../find/use-find";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanWords } from "../words";
import { FindBar } from "./FindBar";
import { ReviewBar } from "./ReviewBar";
import { TaskBar } from "./TaskBar";

interface HeadProps {
  waiting: readonly DrawnSpan[];
  editor: SpanEditor;
  find: Find;
  /** The choice that completes the action. */
  task: string | undefined;
  onCancel: () => void;
  /** Returns to the text and selects the match. */
  onLeave: () => void;
  /** All suggested spans were accepted or removed, as this text says, and the buttons for it leave the page. */
  onReviewed: (outcome: string) => void;
  words: SpanWords;
}

/** The content of the bar above the text: suggested spans to review, and the search. */
export function Head({ waiting, editor, find, task, onCancel, onLeave, onReviewed, words }: HeadProps) {
  const { acceptedAll, refusedAll } = words.said;
  const reviewed = (review: (spans: readonly DrawnSpan[]) => void, said: (count: number) => string) => () => {
    review(waiting);
    onReviewed(said(waiting.length));
  };
  return (
    <>
      {task !== undefined && <TaskBar text={task} cancel={words.task.cancel} onCancel={onCancel} />}
      {task === undefined && waiting.length > 0 && (
        <ReviewBar
          waiting={waiting}
          words={words.review}
          onAcceptAll={reviewed(editor.acceptAll, acceptedAll)}
          onRefuseAll={reviewed(editor.refuseAll, refusedAll)}
        />
      )}
      {find.isOffered && <FindBar find={find} words={words.find} onLeave={onLeave} />}
    </>
  );
}
