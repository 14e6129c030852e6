import { datasetNamed, type Person } from "./api";

/** A span as the API represents it. */
export interface WireSpan {
  start: number;
  end: number;
  label: string;
}

/** A record with a text to mark. */
export interface SpanRecord {
  text: string;
  suggested?: { spans: WireSpan[]; score?: number[]; agent?: string };
}

/** Labels of the journeys, in the order of their digits. */
export const labels = ["Organisation", "Place", "Person", "Date"];

/** Creates a published dataset with one span question; the values of the labels are their names in lower case. */
export async function makeSpanDataset(
  { api }: Person,
  name: string,
  records: readonly SpanRecord[],
  allow_overlapping = true,
): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  await api.createField({
    params: { dataset_id },
    body: {
      name: "report",
      title: "Report",
      required: true,
      settings: { type: "text", use_markdown: false },
    },
  });
  const question = await api.createQuestion({
    params: { dataset_id },
    body: {
      name: "entities",
      title: "Mark the entities",
      required: true,
      settings: {
        type: "span",
        field: "report",
        allow_overlapping,
        options: labels.map((text) => ({ value: text.toLowerCase(), text })),
      },
    },
  });
  await api.publishDataset({ params: { dataset_id } });
  // One request per record: records of one request may share their time, and their order would be undefined.
  for (const { text, suggested } of records) {
    const suggestions = suggested
      ? [
          {
            question_id: question.id,
            value: suggested.spans,
            score: suggested.score ?? null,
            agent: suggested.agent ?? null,
          },
        ]
      : [];
    await api.bulkCreateRecords({
      params: { dataset_id },
      body: { items: [{ fields: { report: text }, suggestions }] },
    });
  }
  return dataset_id;
}

/** Returns the code points of words in a text, as Python would slice them; `which` counts repeated words from 0. */
export function spanOn(text: string, words: string, label: string, which = 0): WireSpan {
  const characters = [...text];
  const letters = [...words];
  const starts = characters.flatMap((_, index) =>
    letters.every((character, offset) => characters[index + offset] === character) ? [index] : [],
  );
  const start = starts[which];
  if (start === undefined) throw new Error(`"${words}" does not occur ${which + 1} times in "${text}".`);
  return { start, end: start + letters.length, label };
}
