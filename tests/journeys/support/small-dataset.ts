import { datasetNamed, type Person } from "./api";

/** Makes a published dataset of short texts with one label question, in the workspace of the demo. */
export async function makeSmallDataset(
  { api }: Person,
  name: string,
  { size, minSubmitted = 1 }: { size: number; minSubmitted?: number },
): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const distribution = { strategy: "overlap" as const, min_submitted: minSubmitted };
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id, distribution } });
  const params = { dataset_id };
  await api.createField({
    params,
    body: { name: "text", title: "Text", required: true, settings: { type: "text", use_markdown: false } },
  });
  const options = ["Praise", "Complaint", "Question"].map((text) => ({ value: text.toLowerCase(), text }));
  await api.createQuestion({
    params,
    body: {
      name: "kind",
      title: "What is it?",
      required: true,
      settings: { type: "label_selection", options },
    },
  });
  await api.publishDataset({ params });
  const items = Array.from({ length: size }, (_, index) => ({ fields: { text: `Letter ${index + 1}` } }));
  await api.bulkCreateRecords({ params, body: { items } });
  return dataset_id;
}
