import type { Field } from "@glossa/contract";
import { type PythonClient, pythonClientCode, pythonText } from "../../shell";

/** The dataset to which records are added. */
export interface PythonDataset {
  name: string;
  workspace: string;
  fields: readonly Pick<Field, "name" | "settings">[];
}

/**
 * Returns Python code that creates a dataset with one field, one question and one record.
 *
 * @example
 * createDatasetCode({ url: "https://example.org", apiKey: "key" }, "support").split("\n")[0]; // "import argilla as rg"
 */
export function createDatasetCode(client: PythonClient, workspace: string | undefined): string {
  const where = workspace === undefined ? "" : `\n    workspace=${pythonText(workspace)},`;
  return `${pythonClientCode(client)}
settings = rg.Settings(
    fields=[rg.TextField(name="text")],
    questions=[rg.LabelQuestion(name="label", labels=["positive", "negative"])],
)
dataset = rg.Dataset(
    name="my_dataset",${where}
    settings=settings,
    client=client,
)
dataset.create()
dataset.records.log([{"text": "The parcel arrived a day early."}])`;
}

/**
 * Returns Python code that adds a record to a dataset, with a value for each of its fields.
 *
 * @example
 * addRecordsCode(
 *   { url: "https://example.org", apiKey: "key" },
 *   { name: "tickets", workspace: "support", fields: [{ name: "text", settings: { type: "text", use_markdown: false } }] },
 * ).includes('"text": "…"'); // true
 */
export function addRecordsCode(client: PythonClient, { name, workspace, fields }: PythonDataset): string {
  const values = fields.map(
    ({ name: field, settings }) => `        ${pythonText(field)}: ${exampleValues[settings.type]},\n`,
  );
  return `${pythonClientCode(client)}
dataset = client.datasets(name=${pythonText(name)}, workspace=${pythonText(workspace)})
dataset.records.log([
    {
${values.join("")}    },
])`;
}

const exampleValues: Record<Field["settings"]["type"], string> = {
  text: '"…"',
  image: '"https://…"',
  chat: '[{"role": "user", "content": "…"}]',
  custom: '{"key": "…"}',
};
