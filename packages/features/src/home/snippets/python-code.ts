import type { Field } from "@glossa/contract";

/** Where a client connects, and with which key. */
export interface PythonClient {
  /** The address of this server, as the browser sees it. */
  url: string;
  apiKey: string;
}

/** The dataset to which records are added. */
export interface PythonDataset {
  name: string;
  workspace: string;
  fields: readonly Pick<Field, "name" | "settings">[];
}

/** What has to be installed before. */
export const installCode = "pip install argilla requests";

/**
 * Returns Python code that creates a dataset with one field, one question and one record.
 *
 * @example
 * createDatasetCode({ url: "https://example.org", apiKey: "key" }, "support").split("\n")[0]; // "import argilla as rg"
 */
export function createDatasetCode(client: PythonClient, workspace: string | undefined): string {
  const where = workspace === undefined ? "" : `\n    workspace=${pythonText(workspace)},`;
  return `${opening(client)}
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
  return `${opening(client)}
dataset = client.datasets(name=${pythonText(name)}, workspace=${pythonText(workspace)})
dataset.records.log([
    {
${values.join("")}    },
])`;
}

/**
 * A text as a Python literal. JSON escapes quotes, backslashes, line breaks and lone surrogates as Python does.
 *
 * @example
 * pythonText('a "quoted" name'); // '"a \\"quoted\\" name"'
 */
export function pythonText(text: string): string {
  return JSON.stringify(text);
}

function opening({ url, apiKey }: PythonClient): string {
  return `import argilla as rg

client = rg.Argilla(
    api_url=${pythonText(url)},
    api_key=${pythonText(apiKey)},
)
`;
}

const exampleValues: Record<Field["settings"]["type"], string> = {
  text: '"…"',
  image: '"https://…"',
  chat: '[{"role": "user", "content": "…"}]',
  custom: '{"key": "…"}',
};
