import type {
  PageSpans,
  RefusedPerson,
  RefusedRecord,
  SettingsDifference,
  WholeComparison,
  WholeResult,
} from "@glossa/files/whole";

/** What has become of the content of a dataset. */
export interface StoredOutcome {
  result: WholeResult;
  /** What the target has confirmed; undefined for a draft, which has no records. */
  comparison: WholeComparison | undefined;
  /** Settings that are other ones here. */
  settings: SettingsDifference[];
  /** What was different before an update, in records and in settings; undefined without an update. */
  before: { comparison: WholeComparison | undefined; settings: SettingsDifference[] } | undefined;
  /** Stored records that the target refuses to change: the first of them with their reasons. */
  refusedChanges: { count: number; first: RefusedRecord[] };
  spans: FoundSpans;
}

/** Responses whose spans seem to count UTF-16 units. */
export interface FoundSpans {
  certain: number;
  doubtful: number;
  first: ({ id: string } & PageSpans)[];
}

/** The outcome of a dataset. */
export interface DatasetOutcome {
  workspace: string;
  name: string;
  isDraft: boolean;
  /** When it was read from the other server, and whether by an earlier run; undefined if it failed. */
  read: { at: Date; isEarlier: boolean } | undefined;
  /** Undefined if it failed. */
  stored: StoredOutcome | undefined;
  failure: string | undefined;
}

/** The people of the other server. */
export interface PeopleOutcome {
  /** With those whom earlier runs have added. */
  added: string[];
  known: string[];
  refused: RefusedPerson[];
  isSkipped: boolean;
}

/** The outcome of a server. */
export interface Outcome {
  from: string;
  to: string;
  updates: boolean;
  convertsSpans: boolean;
  people: PeopleOutcome;
  /** Who had an API key there. */
  keys: string[];
  /** The addresses of webhooks there. */
  webhooks: string[];
  datasets: DatasetOutcome[];
}

/**
 * The number of differences that concern what the target should have. After an update, what was changed only on the target is none;
 * what both may have changed is one, because its time can be that of the copy.
 */
export function differencesOf({ comparison, settings }: StoredOutcome, updates: boolean): number {
  const { counts, onlyStored = [], onlyStoredParts } = comparison ?? {};
  const { origin = 0, unknown = 0, unconverted = 0, doubtful = 0, stored = 0 } = counts?.responses ?? {};
  const due = (counts?.parts ?? 0) + origin + unknown + unconverted + doubtful;
  if (updates) return due + settings.filter(({ is }) => is !== "extra").length;
  return (
    due +
    (counts?.partsHere ?? 0) +
    settings.length +
    stored +
    onlyStored.length +
    (onlyStoredParts?.count ?? 0)
  );
}

/** Whether what was kept of the origin is here now, except for what was changed here: the next update can compare with it. */
export function isSettled({ comparison, refusedChanges }: StoredOutcome, updates: boolean): boolean {
  if (refusedChanges.count > 0) return false;
  if (!comparison) return true;
  const { parts, partsHere, responses } = comparison.counts;
  const { origin, ...others } = responses;
  if (updates) return origin === 0;
  return Object.values(others).reduce((sum, number) => sum + number, parts + partsHere + origin) === 0;
}

/** Whether nothing was refused, has failed, or was left out without being asked to. */
export function isCopied({ datasets, people }: Outcome): boolean {
  const isWhole = ({ stored, failure }: DatasetOutcome) =>
    failure === undefined &&
    (!stored ||
      (stored.result.refused.count === 0 &&
        stored.refusedChanges.count === 0 &&
        (people.isSkipped || stored.result.tally.withoutAccount.size === 0)));
  return datasets.every(isWhole) && people.refused.length === 0;
}

/** Whether everything that can be migrated is here, as it is there. */
export function isComplete(outcome: Outcome): boolean {
  const { datasets, updates } = outcome;
  return isCopied(outcome) && datasets.every(({ stored }) => !stored || differencesOf(stored, updates) === 0);
}
