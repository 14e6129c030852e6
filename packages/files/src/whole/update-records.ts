import { ApiError, type Client } from "@glossa/contract/client";
import { charactersOf } from "../records/characters";
import type { Sent } from "../records/dataset-plan";
import { batchCharacters, type RefusedRecord } from "../store/send-records";
import type { DifferentRecord, RecordDifference, StoredSummary } from "./compare-whole";
import { changedMeanwhile } from "./meanwhile";
import { patiently } from "./patiently";
import { idOf } from "./whole-dataset";

/** Where different records go. */
export interface RecordsUpdate {
  api: Client;
  datasetId: string;
  /** The ids of the questions and people there, by their names. */
  questions: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  /** Whether only responses are replaced that were stored before `convert` was asked for. */
  isOnlyConverting: boolean;
  /** Called with each record that the server refuses. */
  onRefused: (refused: RefusedRecord) => void;
}

type SentUpdate = Sent<"bulkUpsertRecords">["items"][number];

interface Waiting {
  item: SentUpdate;
  before: StoredSummary;
}

const batchSize = 100;

/** Gives stored records what is different at the origin; what was changed only where it is stored stays. */
export class UpdatedRecords {
  private items: Waiting[] = [];
  private characters = 0;
  private readonly to: RecordsUpdate;

  constructor(to: RecordsUpdate) {
    this.to = to;
  }

  async add(different: DifferentRecord): Promise<void> {
    const differences = different.differences.filter((each) => isCarried(each, this.to.isOnlyConverting));
    if (differences.length === 0) return;
    const { before } = different;
    const item = updateOf({ ...different, differences }, this.to);
    this.items.push({ item, before });
    this.characters += charactersOf(item.fields ?? {});
    if (this.items.length === batchSize || this.characters > batchCharacters) await this.finish();
  }

  /** Sends what is left. */
  async finish(): Promise<void> {
    const waiting = this.items;
    this.items = [];
    this.characters = 0;
    const items = await this.stillDue(waiting);
    if (items.length === 0 || (await this.isTaken(items)) || items.length === 1) return;
    for (const item of items) await this.isTaken([item]);
  }

  /** The updates without responses that somebody has given or changed since they were compared. */
  private async stillDue(waiting: readonly Waiting[]): Promise<SentUpdate[]> {
    const answered = waiting.map(({ item, before }) => ({ before, responses: item.responses ?? [] }));
    const isChanged = await changedMeanwhile(this.to, answered);
    return waiting.flatMap(({ item: { responses, ...item }, before }) => {
      const due = responses?.filter(({ user_id: id }) => !isChanged(before, id)) ?? [];
      if (due.length > 0) return [{ ...item, responses: due }];
      // Nothing is left but the id.
      return Object.keys(item).length > 1 ? [item] : [];
    });
  }

  private async isTaken(items: SentUpdate[]): Promise<boolean> {
    const { api, datasetId, onRefused } = this.to;
    try {
      const body = { items };
      await patiently(() => api.bulkUpsertRecords({ params: { dataset_id: datasetId }, body }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 413, 422].includes(error.status ?? 0)) throw error;
      const [item] = items;
      if (items.length === 1)
        onRefused({ external_id: String(item?.external_id), reason: error.detail ?? `${error.status}` });
      return false;
    }
  }
}

/**
 * Whether an update replaces what is stored: the origin has the later state, as far as one can know.
 *
 * @param difference of a record
 * @param isOnlyConverting whether only responses are replaced that were stored before `convert` was asked for
 * @example
 * isCarried({ part: "response", name: "ana", later: "stored" }, false); // false
 */
export function isCarried(difference: RecordDifference, isOnlyConverting: boolean): boolean {
  if (difference.part !== "response") return !isOnlyConverting && !difference.isHere;
  return difference.later === "unconverted" || (difference.later === "origin" && !isOnlyConverting);
}

function updateOf({ record, differences }: DifferentRecord, { questions, users }: RecordsUpdate): SentUpdate {
  const has = (part: RecordDifference["part"]) => differences.some((each) => each.part === part);
  const named = (part: RecordDifference["part"]) =>
    differences.flatMap((each) => (each.part === part && "name" in each ? each.name : []));
  const people = new Set(named("response"));
  return {
    external_id: idOf(record),
    ...(has("fields") && { fields: record.fields }),
    ...(has("metadata") && { metadata: record.metadata }),
    ...(has("suggestion") && {
      suggestions: named("suggestion").flatMap((name) => {
        const [question_id, suggestion] = [questions.get(name), record.suggestions[name]];
        return question_id === undefined || !suggestion ? [] : [{ question_id, ...suggestion }];
      }),
    }),
    ...(has("vector") && {
      vectors: Object.fromEntries(named("vector").map((name) => [name, record.vectors[name] ?? []])),
    }),
    ...(people.size > 0 && {
      responses: record.responses.flatMap(({ username, status, values }) => {
        const user_id = users.get(username);
        if (user_id === undefined || !people.has(username)) return [];
        const sent = Object.entries(values).map(([question, value]) => [question, { value }] as const);
        return [{ user_id, status, values: Object.fromEntries(sent) }];
      }),
    }),
  };
}
