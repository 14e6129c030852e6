import type { ComponentGuide } from "../guide";
import { Text } from "../text";
import { MatchScope } from "./MatchScope";

const findIn = (words: string) => (text: string) => {
  const places = [...text.matchAll(new RegExp(words, "g"))];
  return places.map(({ index }) => ({ start: index, end: index + words.length }));
};

/** How to use match marks. */
export const guide: ComponentGuide = {
  use: ["What a search matched in texts of any kind: plain, Markdown, messages, tables."],
  avoid: [
    "Marks that users make: `SpanHighlighter`.",
    "A guess of what the server matched. The function that finds matches follows the server's rules.",
  ],
  keys: [],
  accessibility: [
    "Matches have a ground and an underline, so colour is not their only sign.",
    "The elements of the text stay as they are: screen readers read it without interruptions.",
    "`useMatches` tells how many there are and goes from one to the next; the page offers buttons and keys for it.",
  ],
  content: ["Marks never change the text; a sentence elsewhere states the number of matches."],
  do: {
    picture: (
      <MatchScope find={findIn("refund")}>
        <Text>When do I get my refund?</Text>
      </MatchScope>
    ),
    text: "The words that the search found.",
  },
  dont: {
    picture: (
      <MatchScope find={findIn("e")}>
        <Text>When do I get my refund?</Text>
      </MatchScope>
    ),
    text: "Single letters that the server did not search for: the marks hide what was found.",
  },
};
