import { type DemoDataset, type DemoRecord, options } from "./dataset";
import { readMarked } from "./marked";
import { newswireTexts } from "./newswire-texts";

const guidelines = `## Mark every name, date and sum
Mark the **shortest words that say it**: *Court of Appeal in Harrowby*, without *the*; *Judge Ottilie Brandt*, with her title.

- A name within a name is marked, too: *Harrowby* is a place, and part of the name of its court.
- **Event** is what has a name of its own: *Storm Halvard*, not *the storm*.
- **Date** includes *on Tuesday*, *last night* and *ayer*.
- **Money** includes the currency.

Reports come in eight languages; skip those that you do not read. In scripts without spaces, hold Shift to mark single characters.`;

/** The users who have responded, to how many of the first records, and whether correctly or as suggested. */
const opinions: readonly { ana: Choice; ben?: Choice }[] = [
  { ana: "right", ben: "right" },
  { ana: "right", ben: "right" },
  { ana: "right", ben: "right" },
  { ana: "right", ben: "right" },
  { ana: "right", ben: "right" },
  { ana: "right", ben: "suggested" },
  { ana: "right" },
];

type Choice = "right" | "suggested";

/** Wire reports of an invented agency in eight languages, with entities to mark; spans may overlap. */
export const newswire: DemoDataset = {
  name: "newswire-entities",
  workspace: "newsroom",
  guidelines,
  minSubmitted: 2,
  fields: [{ name: "report", title: "Report", required: true, settings: { type: "text" } }],
  questions: [
    {
      name: "entities",
      title: "Mark every entity in the report",
      description: "Choose a label and select the words, or select and press the label's number.",
      required: true,
      settings: {
        type: "span",
        field: "report",
        visible_options: null,
        allow_overlapping: true,
        allow_character_annotation: true,
        options: options({
          organisation: "Organisation",
          person: "Person",
          place: "Place",
          date: "Date",
          money: "Money",
          event: "Event",
        }),
      },
    },
  ],
  metadata: [
    { name: "language", title: "Language", visible_for_annotators: true, settings: { type: "terms" } },
    { name: "desk", title: "Desk", visible_for_annotators: true, settings: { type: "terms" } },
  ],
  vectors: [],
  records: newswireTexts.map(recordOf),
};

function recordOf(line: string, index: number): DemoRecord {
  const [language = "", desk = "", ...rest] = line.split("|");
  const { text, right, suggested } = readMarked(rest.join("|"));
  const given = { right, suggested };
  return {
    external_id: `wire-${4001 + index}`,
    topic: desk,
    fields: { report: text },
    metadata: { language, desk },
    suggestions: {
      entities: { value: suggested, score: suggested.map(scoreOf), agent: "wire-tagger-2" },
    },
    responses: (["ana", "ben"] as const).flatMap((user) => {
      const choice = opinions[index]?.[user];
      return choice ? [{ user, status: "submitted", values: { entities: given[choice] } }] : [];
    }),
    vectors: {},
  };
}

// A made-up model is surest of long names near the start of a text.
function scoreOf({ start, end }: { start: number; end: number }): number {
  return Math.round(Math.max(0.41, Math.min(0.99, 0.72 + (end - start) / 100 - start / 900)) * 100) / 100;
}
