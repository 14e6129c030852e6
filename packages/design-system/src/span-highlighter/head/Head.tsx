import type { SpanEditor } from "../editing/use-editor";
import type { Find } from "../find/use-find";
import type { DrawnSpan } from "../model/use-span-model";
import type { SpanWords } from "../words";
import { FindBar } from "./FindBar";
import { ReviewBar } from "./ReviewBar";

interface HeadProps {
  waiting: readonly DrawnSpan[];
  editor: SpanEditor;
  find: Find;
  /** Returns to the text and selects the match. */
  onLeave: () => void;
  words: SpanWords;
}

/** The content of the bar above the text: suggested spans to review, and the search. */
export function Head({ waiting, editor, find, onLeave, words }: HeadProps) {
  return (
    <>
      {waiting.length > 0 && (
        <ReviewBar
          waiting={waiting}
          words={words.review}
          onAcceptAll={() => editor.acceptAll(waiting)}
          onRefuseAll={() => editor.refuseAll(waiting)}
        />
      )}
      {find.isOffered && <FindBar find={find} words={words.find} onLeave={onLeave} />}
    </>
  );
}
