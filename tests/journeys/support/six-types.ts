import { datasetNamed, type Person } from "./api";

/** Makes a published dataset that asks in all six ways about short texts. */
export async function makeSixTypes({ api }: Person, name: string, size: number): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
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
      // A literal of readonly parts; the table's type wants them writable.
      body: { name: question, title: question, required: true, settings: structuredClone(settings) } as never,
    });
  await api.publishDataset({ params });
  const items = Array.from({ length: size }, (_, index) => ({
    fields: { text: `Maja wrote letter ${index + 1} from Oslo.` },
  }));
  await api.bulkCreateRecords({ params, body: { items } });
  return dataset_id;
}
