import { type Person, workspaceForTests } from "./api";
import { addVectors, vectorOf } from "./vectors";

/** The most records in one request. */
const mostAtOnce = 500;

interface SmallDataset {
  size?: number;
  minSubmitted?: number;
  hasVectors?: boolean;
  texts?: readonly string[];
  /** The labels of the question; their values are the labels in lower case. */
  labels?: readonly string[];
  /** Whether the question asks for spans instead of a label. */
  asksForSpans?: boolean;
  /** What a model suggests for a text. */
  suggestedFor?: (text: string) => { value: string; score: number } | undefined;
}

/** Creates a published dataset of short texts with one question, in the workspace of the demo. */
export async function makeSmallDataset(
  { api }: Person,
  name: string,
  {
    size = 0,
    minSubmitted = 1,
    hasVectors = false,
    texts = Array.from({ length: size }, (_, index) => `Letter ${index + 1}`),
    labels = ["Praise", "Complaint", "Question"],
    asksForSpans = false,
    suggestedFor = () => undefined,
  }: SmallDataset,
): Promise<string> {
  const workspace_id = await workspaceForTests({ api });
  const distribution = { strategy: "overlap" as const, min_submitted: minSubmitted };
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id, distribution } });
  const params = { dataset_id };
  await api.createField({
    params,
    body: { name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } },
  });
  const options = labels.map((text) => ({ value: text.toLowerCase(), text }));
  const { id: question_id } = await api.createQuestion({
    params,
    body: {
      name: "kind",
      title: "What is it?",
      required: true,
      settings: asksForSpans
        ? { type: "span", field: "text", options }
        : { type: "label_selection", options },
    },
  });
  if (hasVectors) await addVectors(api, dataset_id);
  await api.publishDataset({ params });
  const items = texts.map((text, index) => {
    const suggested = suggestedFor(text);
    return {
      fields: { text },
      ...(hasVectors && { vectors: vectorOf(index) }),
      ...(suggested && { suggestions: [{ question_id, ...suggested, agent: "triage" }] }),
    };
  });
  for (let start = 0; start < items.length; start += mostAtOnce)
    await api.bulkCreateRecords({ params, body: { items: items.slice(start, start + mostAtOnce) } });
  return dataset_id;
}
