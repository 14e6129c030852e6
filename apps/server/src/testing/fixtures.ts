import type { Ask, Reply, TestServer } from "./test-server";

/** The labels of the fixture's label question. */
export const labels = ["positive", "negative", "neutral"];

/** An option of a question. */
export function anOption(value: string) {
  return { value, text: value.toUpperCase() };
}

/** A dataset with one text field and one required label question, published unless the options exclude it. */
export interface DatasetFixture {
  workspaceId: string;
  datasetId: string;
  questionId: string;
  /** Logs records. Returns their ids. */
  log(items: object[]): Promise<string[]>;
}

/** The options of a dataset fixture. */
export interface DatasetInput {
  isDraft?: boolean;
  minSubmitted?: number;
  fields?: object[];
  questions?: object[];
}

let count = 0;

/** Creates a workspace. */
export async function addWorkspace({ owner }: TestServer): Promise<string> {
  count += 1;
  return idOf(await owner("POST", "/workspaces", { name: `workspace ${count}` }));
}

/** Creates a dataset in a workspace of its own. */
export async function addDataset(server: TestServer, input: DatasetInput = {}): Promise<DatasetFixture> {
  const { owner } = server;
  const workspaceId = await addWorkspace(server);
  const distribution = { strategy: "overlap", min_submitted: input.minSubmitted ?? 1 };
  const datasetId = idOf(
    await owner("POST", "/datasets", { name: "dataset", workspace_id: workspaceId, distribution }),
  );
  const text = { name: "text", title: "Text", required: true, settings: { type: "text" } };
  for (const field of [text, ...(input.fields ?? [])]) {
    idOf(await owner("POST", `/datasets/${datasetId}/fields`, field));
  }
  const label = {
    name: "label",
    title: "Label",
    required: true,
    settings: { type: "label_selection", options: labels.map(anOption) },
  };
  const questionIds = [];
  for (const question of [label, ...(input.questions ?? [])]) {
    questionIds.push(idOf(await owner("POST", `/datasets/${datasetId}/questions`, question)));
  }
  if (!input.isDraft) idOf(await owner("PUT", `/datasets/${datasetId}/publish`));
  return {
    workspaceId,
    datasetId,
    questionId: questionIds[0] ?? "",
    log: (items) => log(owner, datasetId, items),
  };
}

/** A submitted response to the label question. */
export function labelled(value: string, status = "submitted") {
  return { status, values: { label: { value } } };
}

async function log(owner: Ask, datasetId: string, items: object[]): Promise<string[]> {
  const { status, body } = await owner("POST", `/datasets/${datasetId}/records/bulk`, { items });
  if (status !== 201) throw new Error(`Records were refused: ${JSON.stringify(body)}`);
  return body.items.map((item: { id: string }) => item.id);
}

function idOf({ status, body }: Reply): string {
  if (status >= 300) throw new Error(`A fixture was refused: ${JSON.stringify(body)}`);
  return body.id;
}

/** The body of a refusal by policy. */
export const forbiddenBody = {
  detail: {
    code: "argilla.api.errors::ForbiddenOperationError",
    params: { detail: "Operation not allowed" },
  },
};

/** The locations that a reply with validation errors names. */
export function locationsIn({ body }: Reply): string[] {
  return body.detail.params.errors.map((error: { loc: (string | number)[] }) => error.loc.join("."));
}
