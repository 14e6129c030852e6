import type { HubColumn } from "@glossa/contract/hub";
import { fn } from "storybook/test";
import { anAccount } from "../../shell/fixtures";
import { aRow } from "../hub/fixtures";
import { chosenSubset, withSubset } from "../hub/hub-draft";
import { proposedDraft } from "../hub/propose";
import type { FileDatasetScreenProps, FileTable, FilledDataset, FilledPart } from "./view-model";

const columns: HubColumn[] = [
  { name: "ticket", type: { kind: "string" } },
  { name: "message", type: { kind: "string" } },
  { name: "topic", type: { kind: "class_label", names: ["billing", "delivery", "other"] } },
  { name: "minutes", type: { kind: "integer", dtype: "integer" } },
  { name: "channel", type: { kind: "string" } },
];

const rows = [
  ["T-1", "The parcel arrived, but the box was empty. 📦", "delivery", 12, "mail"],
  ["T-2", "تم خصم المبلغ مرتين من بطاقتي", "billing", 4, "chat"],
  ["T-3", "How do I change the address of my order?", "other", 2, "chat"],
].map(([ticket, message, topic, minutes, channel]) => aRow({ ticket, message, topic, minutes, channel }));

const subset = { name: "tickets.csv", splits: [{ name: "all", rows: 4212 }], columns };

/** A file of support tickets with a column of topics. */
export const tickets: FileTable = {
  name: "tickets.csv",
  key: "tickets",
  columns,
  idColumns: ["ticket"],
  rows,
  facts: {
    message: { missing: 0, range: undefined, frequencies: undefined },
    minutes: { missing: 0, range: { min: 0, max: 95 }, frequencies: undefined },
  },
  count: 4212,
  refused: 3,
  refusals: [
    "Line 12: A quotation mark is not allowed here.",
    "Line 730: The row ends before this column.",
    "Line 2,118: The row ends before this column.",
  ],
  notes: ["Cells are separated by “;”.", "The text is encoded as WINDOWS-1252."],
  draft: { ...proposedDraft("tickets.csv", [subset], undefined), name: "tickets" },
};

const marked = [{ start: 8, end: 12, label: "PLACE" }];
const places: HubColumn[] = [
  { name: "text", type: { kind: "string" } },
  { name: "label", type: { kind: "spans" } },
];

/** A file of another tool with spans. */
export const placesFile: FileTable = {
  name: "places.jsonl",
  key: "places",
  columns: places,
  idColumns: [],
  rows: [aRow({ text: "👋👋 from Umeå", label: marked })],
  facts: {},
  count: 1,
  refused: 0,
  notes: ["The offsets in label count UTF-16 units. With other units, some would be outside their texts."],
  draft: withSubset(
    proposedDraft(
      "places.jsonl",
      [{ name: "places.jsonl", splits: [{ name: "all", rows: 1 }], columns: places }],
      undefined,
    ),
    {
      questions: [
        {
          key: 0,
          name: "label",
          title: "Label",
          description: "",
          isRequired: true,
          column: "label",
          isProposed: true,
          settings: {
            type: "span",
            field: "text",
            options: ["PLACE", "PERSON"].map((value) => ({ value, text: value, description: null })),
            visible_options: null,
            allow_overlapping: false,
            allow_character_annotation: true,
          },
        },
      ],
    },
  ),
};

/** The parts of a dataset of the same form. */
export const parts: FilledPart[] = [
  {
    part: "field",
    name: "text",
    title: "Text",
    isRequired: true,
    column: "message",
    columns: ["ticket", "message", "topic", "channel"],
  },
  { part: "question", name: "topic", title: "Topic", isRequired: true, column: "topic", columns: ["topic"] },
  {
    part: "metadata",
    name: "minutes",
    title: "Minutes",
    isRequired: false,
    column: undefined,
    columns: ["minutes"],
  },
  {
    part: "extra",
    name: "channel",
    title: "Channel",
    isRequired: false,
    column: "channel",
    columns: ["channel"],
  },
  { part: "id", name: "id", title: "Record ID", isRequired: false, column: undefined, columns: ["ticket"] },
];

const topics = chosenSubset(tickets.draft).questions.filter(({ name }) => name === "topic");

/** The dataset, with the first ticket as it becomes a record of it. */
export const filledDataset: FilledDataset = {
  parts,
  hasOwnIds: false,
  resultOf: (chosen) => {
    const columnOf = (name: string) => chosen.find((part) => part.name === name)?.column ?? "";
    const used = chosen.filter(({ part }) => part !== "extra").map(({ column }) => column);
    return {
      unused: columns.map(({ name }) => name).filter((name) => !used.includes(name)),
      fields: columnOf("text")
        ? [{ name: "text", title: "Text", use: "text", type: { kind: "string" } }]
        : [],
      questions: topics.map((question) => ({ ...question, column: "suggestion" })),
      row: aRow({
        text: rows[0]?.[columnOf("text")]?.value,
        suggestion: rows[0]?.[columnOf("topic")]?.value,
      }),
    };
  },
};

/** The page with files that have not been read yet, or with the given properties. */
export function aFilePage(own: Partial<FileDatasetScreenProps> = {}): FileDatasetScreenProps {
  return {
    phase: "empty",
    files: [],
    rowsRead: 0,
    table: undefined,
    unfinished: undefined,
    onFiles: fn(),
    onForget: fn(),
    onAnswers: fn(),
    onReading: fn(),
    workspaces: [{ id: "w1", name: "support" }],
    canAddWorkspace: true,
    datasets: [{ id: "d1", name: "ticket-triage-2026", workspace: "support" }],
    onChooseDataset: fn(async () => filledDataset),
    onTarget: fn(),
    onCreate: fn<FileDatasetScreenProps["onCreate"]>(async () => ({ end: "cancelled" })),
    onAppend: fn<FileDatasetScreenProps["onAppend"]>(async () => ({ end: "cancelled" })),
    layout: {},
    onLayout: fn(),
    account: anAccount(),
    ...own,
  };
}

/** The page with the tickets. */
export function aReadPage(own: Partial<FileDatasetScreenProps> = {}): FileDatasetScreenProps {
  const file = { name: "tickets.csv", format: "CSV", size: "1.2 MB" };
  return aFilePage({ phase: "ready", files: [file], table: tickets, rowsRead: 4212, ...own });
}

/** The page with a file that has a whole dataset; not everybody who has answered has an account. */
export function aWholePage(own: Partial<FileDatasetScreenProps> = {}): FileDatasetScreenProps {
  const file = { name: "tickets.glossa.jsonl", format: "Glossa", size: "4.1 MB" };
  return aFilePage({
    phase: "ready",
    files: [file],
    rowsRead: 1200,
    whole: {
      name: "support-tickets",
      key: file.name,
      fields: ["Subject", "Message"],
      questions: ["What does the customer need?", "How urgent is it?"],
      records: 1200,
      people: [
        { username: "ana", hasAccount: true },
        { username: "ben", hasAccount: false },
        { username: "مريم", hasAccount: false },
      ],
    },
    onCreateWhole: fn<NonNullable<FileDatasetScreenProps["onCreateWhole"]>>(async () => ({
      end: "cancelled",
    })),
    ...own,
  });
}
