// The initial database of the project's own conformance cases.

const moment = "2026-01-02T03:04:05.060708";
const stamped = { inserted_at: moment, updated_at: moment };
// bcrypt of "12345678", at the lowest cost: the tests sign in, but do not test the strength of the hash.
const passwordHash = "$2b$04$W1UQtd2clByU8z.6MDDy0.8OLpqb/sRjgNHH/YBf5IrasTdOO7N5q";

/** The ids that cases use for the rows. */
export const ids = {
  owner: id(1),
  admin: id(2),
  annotator: id(3),
  outsider: id(4),
  workspace: id(11),
  otherWorkspace: id(12),
  emptyWorkspace: id(13),
  dataset: id(21),
  draft: id(22),
  field: id(31),
  draftField: id(35),
  label: id(41),
  topics: id(42),
  rating: id(43),
  comment: id(44),
  ranking: id(45),
  spans: id(46),
  draftQuestion: id(47),
  source: id(51),
  size: id(52),
  vectors: id(61),
  first: id(71),
  second: id(72),
  third: id(73),
  ownResponse: id(81),
  suggestion: id(91),
  webhook: id(95),
  filterSet: id(96),
  nothing: id(99),
};

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

function user(id: string, username: string, role: string) {
  const names = { first_name: username, last_name: null, username };
  return { id, ...names, role, api_key: `${username}.apikey`, password_hash: passwordHash, ...stamped };
}

function dataset(id: string, name: string, status: string) {
  return {
    id,
    name,
    guidelines: null,
    allow_extra_metadata: true,
    status,
    distribution: { strategy: "overlap", min_submitted: 1 },
    metadata: null,
    workspace_id: ids.workspace,
    last_activity_at: moment,
    ...stamped,
  };
}

const ofDataset = { dataset_id: ids.dataset };

function question(id: string, name: string, settings: object, required = false) {
  return { id, name, title: name, description: null, required, settings, ...ofDataset, ...stamped };
}

function field(id: string, name: string, settings: object, required = false) {
  return { id, name, title: name, required, settings, ...ofDataset, ...stamped };
}

function options(...values: string[]) {
  return values.map((value) => ({ value, text: value.toUpperCase(), description: null }));
}

function record(id: string, externalId: string, text: string, facts: object = {}) {
  const base = { id, external_id: externalId, fields: { text }, metadata: null, status: "pending" };
  return { ...base, ...facts, ...ofDataset, ...stamped };
}

function suggestion(
  id: string,
  recordId: string,
  facts: { question_id: string; value: unknown; score: number | null },
) {
  return { id, record_id: recordId, agent: "model-1", type: "model", ...facts, ...stamped };
}

/** The rows of every table. */
export const state = {
  users: [
    user(ids.owner, "owner", "owner"),
    user(ids.admin, "admin", "admin"),
    user(ids.annotator, "annotator", "annotator"),
    user(ids.outsider, "outsider", "annotator"),
  ],
  workspaces: [
    { id: ids.workspace, name: "letters", ...stamped },
    { id: ids.otherWorkspace, name: "reviews", ...stamped },
    { id: ids.emptyWorkspace, name: "empty", ...stamped },
  ],
  workspaces_users: [
    { id: id(14), workspace_id: ids.workspace, user_id: ids.admin, ...stamped },
    { id: id(15), workspace_id: ids.workspace, user_id: ids.annotator, ...stamped },
    { id: id(16), workspace_id: ids.otherWorkspace, user_id: ids.outsider, ...stamped },
  ],
  datasets: [dataset(ids.dataset, "all types", "ready"), dataset(ids.draft, "not yet", "draft")],
  datasets_users: [{ ...ofDataset, user_id: ids.annotator, ...stamped }],
  fields: [
    field(ids.field, "text", { type: "text", use_markdown: false }, true),
    field(id(32), "picture", { type: "image" }),
    field(id(33), "talk", { type: "chat", use_markdown: true }),
    field(id(34), "card", {
      type: "custom",
      template: "<b>{{record.fields.card.a}}</b>",
      advanced_mode: false,
    }),
    { ...field(ids.draftField, "text", { type: "text", use_markdown: false }), dataset_id: ids.draft },
  ],
  questions: [
    question(
      ids.label,
      "label",
      { type: "label_selection", options: options("good", "bad"), visible_options: null },
      true,
    ),
    question(ids.topics, "topics", {
      type: "multi_label_selection",
      options: options("food", "staff", "price"),
      visible_options: null,
      options_order: "natural",
    }),
    question(ids.rating, "rating", { type: "rating", options: [1, 2, 3].map((value) => ({ value })) }),
    question(ids.comment, "comment", { type: "text", use_markdown: false }),
    question(ids.ranking, "ranking", { type: "ranking", options: options("a", "b") }),
    question(ids.spans, "spans", {
      type: "span",
      field: "text",
      options: options("who", "where"),
      visible_options: null,
      allow_overlapping: false,
      allow_character_annotation: true,
    }),
    {
      ...question(ids.draftQuestion, "label", { type: "text", use_markdown: false }, true),
      dataset_id: ids.draft,
    },
  ],
  metadata_properties: [
    {
      id: ids.source,
      name: "source",
      title: "Source",
      settings: { type: "terms", values: ["web", "book"] },
      allowed_roles: ["admin", "annotator"],
      ...ofDataset,
      ...stamped,
    },
    {
      id: ids.size,
      name: "size",
      title: "Size",
      settings: { type: "integer", min: 0, max: 100 },
      allowed_roles: ["admin"],
      ...ofDataset,
      ...stamped,
    },
  ],
  vectors_settings: [
    { id: ids.vectors, name: "meaning", title: "Meaning", dimensions: 2, ...ofDataset, ...stamped },
  ],
  records: [
    record(ids.first, "r1", "The soup was cold", {
      metadata: { source: "web", size: 10 },
      status: "completed",
    }),
    record(ids.second, "r2", "The waiter was kind", { metadata: { source: "book", size: 20 } }),
    record(ids.third, "r3", "Cold soup again"),
  ],
  responses: [
    {
      id: ids.ownResponse,
      values: { label: { value: "bad" }, rating: { value: 1 } },
      status: "submitted",
      record_id: ids.first,
      user_id: ids.annotator,
      ...stamped,
    },
  ],
  suggestions: [
    suggestion(ids.suggestion, ids.first, { question_id: ids.label, value: "bad", score: 0.9 }),
    suggestion(id(92), ids.second, { question_id: ids.label, value: "good", score: 0.4 }),
    suggestion(id(93), ids.second, { question_id: ids.rating, value: 3, score: null }),
  ],
  vectors: [
    { id: id(65), value: [1, 0], record_id: ids.first, vector_settings_id: ids.vectors, ...stamped },
    { id: id(66), value: [0, 1], record_id: ids.second, vector_settings_id: ids.vectors, ...stamped },
    { id: id(67), value: [0.8, 0.6], record_id: ids.third, vector_settings_id: ids.vectors, ...stamped },
  ],
  webhooks: [
    {
      id: ids.webhook,
      url: "https://hooks.example/argilla",
      secret: "A".repeat(86).concat("=="),
      events: ["response.created", "record.completed", "record.deleted"],
      enabled: true,
      description: null,
      ...stamped,
    },
  ],
};

/** Rows that only the cases of one group have in addition. */
export const rowsOfGroup = {
  "filter-sets": {
    filter_sets: [
      {
        id: ids.filterSet,
        ...ofDataset,
        user_id: ids.annotator,
        name: "Cold soups",
        criteria: { search: "cold_soup", status: "submitted" },
        is_shared: true,
        ...stamped,
      },
    ],
  },
};
