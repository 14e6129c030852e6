import type { Client } from "@glossa/contract/client";

/** Everything that a server has about its datasets, without the IDs and times that every server gives anew. */
export async function contentsOf(api: Client) {
  const [{ items: workspaces }, { items: datasets }, { items: users }] = await Promise.all([
    api.listMyWorkspaces(),
    api.listMyDatasets(),
    api.listUsers(),
  ]);
  const nameIn = (items: readonly { id: string }[], key: string, id: string) =>
    (items.find((item) => item.id === id) as Record<string, unknown> | undefined)?.[key];
  const all = [];
  for (const { id, name, workspace_id, guidelines, status, distribution, allow_extra_metadata } of datasets) {
    const params = { dataset_id: id };
    const { items: questions } = await api.listQuestions({ params });
    const parts = [
      (await api.listFields({ params })).items,
      questions,
      (await api.listMyMetadataProperties({ params })).items,
      (await api.listVectorsSettings({ params })).items,
    ];
    all.push({
      ...{ name, guidelines, status, distribution, allow_extra_metadata },
      workspace: nameIn(workspaces, "name", workspace_id),
      parts: parts.map((list) => list.map(withoutOrigin)),
      records:
        status === "draft"
          ? []
          : (await recordsOf(api, id)).map(({ responses = [], suggestions = [], ...record }) => ({
              fields: record.fields,
              metadata: record.metadata ?? {},
              status: record.status,
              vectors: record.vectors,
              suggestions: suggestions
                .map(({ question_id, value, score, agent, type }) => ({
                  ...{ value, score, agent, type },
                  question: nameIn(questions, "name", question_id),
                }))
                .sort(byText),
              responses: responses
                .map(({ user_id, status: of, values }) => ({
                  ...{ status: of, values: values ?? {} },
                  user: nameIn(users, "username", user_id),
                }))
                .sort(byText),
            })),
    });
  }
  return all.sort(byText);
}

function withoutOrigin(part: object): object {
  const {
    id: _id,
    dataset_id: _dataset,
    inserted_at: _from,
    updated_at: _to,
    ...rest
  } = part as Record<string, unknown>;
  return rest;
}

async function recordsOf(api: Client, dataset_id: string) {
  const records = [];
  for (let offset = 0; ; offset += 500) {
    const query = { offset, limit: 500, include: ["responses", "suggestions", "vectors"] };
    const { items, total } = await api.listRecords({ params: { dataset_id }, query });
    records.push(...items);
    if (records.length >= total || items.length === 0) return records;
  }
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
