import type { HubColumn, HubRow, HubSubset } from "@glossa/contract/hub";
import { fn } from "storybook/test";
import { anAccount } from "../../shell/fixtures";
import { type HubDraft, type HubQuestion, withSubset } from "./hub-draft";
import type { KeptDraft } from "./kept-draft";
import { proposedDraft } from "./propose";
import type { HubDatasetScreenProps } from "./view-model";

const outcome = ["upheld", "overturned", "remanded"];

const rulingColumns: HubColumn[] = [
  { name: "id", type: { kind: "string" } },
  { name: "headline", type: { kind: "string" } },
  { name: "body", type: { kind: "string" } },
  { name: "outcome", type: { kind: "class_label", names: outcome } },
  { name: "pages", type: { kind: "integer", dtype: "int32" } },
  { name: "year", type: { kind: "integer", dtype: "int16" } },
  { name: "judges", type: { kind: "list", of: { kind: "string" } } },
];

/** Two subsets, the first with two splits. */
export const rulings: HubSubset[] = [
  {
    name: "rulings_en",
    splits: [
      { name: "train", rows: 8412 },
      { name: "test", rows: 940 },
    ],
    columns: rulingColumns,
  },
  { name: "rulings_sv", splits: [{ name: "train", rows: 310 }], columns: rulingColumns.slice(0, 3) },
];

const texts: [string, string, string, number, number][] = [
  ["T-3311", "Appeal court orders repayment of wind-farm aid", "overturned", 42, 2026],
  ["T-3298", "Harbour dues case sent back to the lower court", "remanded", 17, 2026],
  ["T-3290", "Fishing quota fine stands", "upheld", 9, 2025],
  ["T-3284", "Tenant wins heating dispute after eight years", "overturned", 23, 2025],
];

const body =
  "The Court of Appeal in Umeå ruled on Tuesday that Norrland Energi AB must repay €214 million in state aid, ending a six-year dispute over contracts in Kiruna.";

function cell(value: unknown) {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return { value, text, isTruncated: false };
}

/** A row of these values. */
export function aRow(values: Readonly<Record<string, unknown>>): HubRow {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cell(value)]));
}

const rows: HubRow[] = texts.map(([id, headline, label, pages, year]) =>
  aRow({ id, headline, body, outcome: label, pages, year, judges: ["Lind", "Öberg"] }),
);

/** A store that keeps nothing after the page. */
export function aDraftStore(draft?: HubDraft): KeptDraft {
  return { read: () => draft, write: fn(), forget: fn() };
}

/** A draft of the rulings with these questions. */
export function aDraft(questions: readonly HubQuestion[]): HubDraft {
  return withSubset(proposedDraft("norrland-nlp/court-rulings", rulings, undefined), { questions });
}

/** The page of a repository whose rows are loaded. */
export function aHubPage(own: Partial<HubDatasetScreenProps> = {}): HubDatasetScreenProps {
  return {
    repository: "norrland-nlp/court-rulings",
    href: "https://huggingface.co/datasets/norrland-nlp/court-rulings",
    subsets: rulings,
    data: {
      load: "ready",
      rows,
      facts: {
        pages: { missing: 0, range: { min: 1, max: 188 }, frequencies: undefined },
        outcome: {
          missing: 0,
          range: undefined,
          frequencies: outcome.map((value, count) => ({ value, count })),
        },
      },
    },
    onShow: fn(),
    viewerOf: () => "about:blank",
    workspaces: [
      { id: "w1", name: "newsroom" },
      { id: "w2", name: "research" },
    ],
    canAddWorkspace: true,
    onCreate: fn(async () => undefined),
    kept: aDraftStore(),
    layout: {},
    onLayout: fn(),
    account: anAccount(),
    ...own,
  };
}
