import { type Person, workspaceForTests } from "./api";
import { addVectors, vectorOf } from "./vectors";

/** Creates a published dataset with all six question types about short texts, with or without vectors. */
export async function makeSixTypes(
  { api }: Person,
  name: string,
  size: number,
  hasVectors = false,
): Promise<string> {
  const workspace_id = await workspaceForTests({ api });
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  const params = { dataset_id };
  const text = { name: "text", title: "Text", required: true };
  await api.createField({ params, body: { ...text, settings: { type: "text", use_markdown: false } } });
  const options = (...words: string[]) => words.map((word) => ({ value: word.toLowerCase(), text: word }));
  const questions = [
    {
      name: "kind",
      settings: { type: "label_selection", options: options("Praise", "Complaint", "Question") },
    },
    {
      name: "topics",
      settings: { type: "multi_label_selection", options: options("Price", "Taste", "Service") },
    },
    { name: "stars", settings: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) } },
    { name: "order", settings: { type: "ranking", options: options("First", "Second", "Third") } },
    { name: "reply", settings: { type: "text", use_markdown: false } },
    {
      name: "names",
      settings: {
        type: "span",
        field: "text",
        allow_overlapping: false,
        options: options("Person", "Place"),
      },
    },
  ] as const;
  for (const { name: question, settings } of questions)
    await api.createQuestion({
      params,
      // The literal has readonly parts, but the type of the table requires writable ones.
      body: { name: question, title: question, required: true, settings: structuredClone(settings) } as never,
    });
  if (hasVectors) await addVectors(api, dataset_id);
  await api.publishDataset({ params });
  const items = Array.from({ length: size }, (_, index) => ({
    fields: { text: `Maja wrote letter ${index + 1} from Oslo.` },
    ...(hasVectors && { vectors: vectorOf(index) }),
  }));
  await api.bulkCreateRecords({ params, body: { items } });
  return dataset_id;
}
