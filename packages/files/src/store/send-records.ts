import { ApiError, type Client } from "@glossa/contract/client";
import { charactersOf } from "../records/characters";
import type { PlannedRecord, RecordSource } from "../records/dataset-plan";
import {
  differenceOf,
  missingFrom,
  newResponses,
  type StoredRecord,
  type UserIds,
} from "../records/difference";
import { isOfDataset } from "./dataset-refusals";
import { readFields, readResponses } from "./stored-records";

/** Maps the names in records to the ids of the server. */
export interface Names {
  questions: ReadonlyMap<string, string>;
  users: UserIds;
}

/** Where records go and what they are compared with. */
export interface Destination {
  api: Client;
  datasetId: string;
  names: Names;
  stored: ReadonlyMap<string, StoredRecord>;
  /** Whether stored records only get responses. */
  keepsStored: boolean;
  /** Called with the number of records stored so far. */
  onProgress: (done: number) => void;
  /** Called with each record that the server refuses, and whether it was new; without it, the first one ends the work. */
  onRefused?: ((refused: RefusedRecord, record: PlannedRecord, isNew: boolean) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** A record that the server does not take, and why in the words of the server. */
export interface RefusedRecord {
  external_id: string;
  reason: string;
}

const batchSize = 500;
/** A call stays well below what servers and proxies take, and is serialized within a few frames of a page. */
export const batchCharacters = 1_000_000;

/** Sends the records that are new or changed; the others stay untouched. */
export async function sendRecords(records: RecordSource, destination: Destination): Promise<void> {
  let done = 0;
  const compare = destination.keepsStored ? missingFrom : differenceOf;
  const sendBy = (send: typeof createRecords) => async (items: PlannedRecord[]) => {
    await sendAccepted(send, destination, items);
    done += items.length;
    destination.onProgress(done);
  };
  const created = new Batch(sendBy(createRecords));
  const changed = new Batch(sendBy(destination.keepsStored ? addResponses : changeRecords));
  for await (const record of records()) {
    destination.signal?.throwIfAborted();
    const stored = destination.stored.get(record.external_id);
    const difference = compare(record, stored, destination.names.users);
    if (difference === "new") await created.add(record);
    else if (difference !== "same") await changed.add(record);
  }
  await created.finish();
  await changed.finish();
}

/** Collects records and sends them in batches, one at a time: while one is being sent, the next is read. */
class Batch {
  private items: PlannedRecord[] = [];
  private characters = 0;
  private onItsWay: Promise<void> = Promise.resolve();
  private readonly send: (items: PlannedRecord[]) => Promise<void>;

  constructor(send: (items: PlannedRecord[]) => Promise<void>) {
    this.send = send;
  }

  async add(record: PlannedRecord): Promise<void> {
    this.items.push(record);
    this.characters += charactersOf(record.fields);
    if (this.items.length === batchSize || this.characters > batchCharacters) await this.dispatch();
  }

  /** Sends what is left and waits until all of it has arrived. */
  async finish(): Promise<void> {
    if (this.items.length > 0) await this.dispatch();
    await this.onItsWay;
  }

  private async dispatch(): Promise<void> {
    const items = this.items;
    this.items = [];
    this.characters = 0;
    await this.onItsWay;
    this.onItsWay = this.send(items);
    // The next call throws the error; until then no caller awaits it.
    this.onItsWay.catch(() => undefined);
  }
}

// The statuses with which servers refuse a record or a body that is too large.
const refusals = [400, 413, 422];

function isOfRecords(error: unknown): error is ApiError {
  return error instanceof ApiError && refusals.includes(error.status ?? 0) && !isOfDataset(error);
}

/** Sends a batch. If it is refused, it is halved until the records are found that are the reason. */
async function sendAccepted(
  send: typeof createRecords,
  destination: Destination,
  items: PlannedRecord[],
): Promise<void> {
  try {
    await send(destination, items);
  } catch (error) {
    const { onRefused, signal } = destination;
    if (!onRefused || !isOfRecords(error)) throw error;
    const [first] = items;
    if (items.length === 1 && first) {
      onRefused({ external_id: first.external_id, reason: reasonOf(error) }, first, send === createRecords);
      return;
    }
    signal?.throwIfAborted();
    const middle = Math.ceil(items.length / 2);
    await sendAccepted(send, destination, items.slice(0, middle));
    await sendAccepted(send, destination, items.slice(middle));
  }
}

/** The reason in the words of the server, without the place in a batch of one record. */
function reasonOf({ detail, body, status }: ApiError): string {
  const reason = detail?.replace(/^Record at position \d+ is not valid because /, "");
  return reason ?? `${status}: ${JSON.stringify(body)}`;
}

async function createRecords({ api, datasetId, names }: Destination, items: PlannedRecord[]): Promise<void> {
  await api.bulkCreateRecords({
    params: { dataset_id: datasetId },
    body: {
      items: items.map((record) => ({
        ...sentRecord(record, names),
        responses: sentResponses(record, names),
      })),
    },
  });
}

// The server replaces fields and metadata as a whole: those that the file does not have are sent again. Responses in the
// file must not replace later ones: only who has not responded gets a response.
async function changeRecords(
  { api, datasetId, names, stored }: Destination,
  items: PlannedRecord[],
): Promise<void> {
  const incomplete = items.flatMap(({ external_id, fields }) => {
    const before = stored.get(external_id);
    const isWhole = Object.keys(before?.fields ?? {}).every((name) => Object.hasOwn(fields, name));
    return before && !isWhole ? [before.id] : [];
  });
  const fieldsOf = await readFields(api, datasetId, incomplete);
  await api.bulkUpsertRecords({
    params: { dataset_id: datasetId },
    body: {
      items: items.map((record) => {
        const before = stored.get(record.external_id);
        const added = newResponses(record, before, names.users);
        const fields = { ...fieldsOf.get(before?.id ?? ""), ...record.fields };
        const metadata = { ...before?.metadata, ...record.metadata };
        const sent = sentRecord({ ...record, fields, metadata }, names);
        return added.length === 0
          ? sent
          : { ...sent, responses: sentResponses({ ...record, responses: added }, names) };
      }),
    },
  });
}

// The server replaces a response that somebody has given since the stored records were read, which can be hours ago.
async function addResponses(
  { api, datasetId, names, stored }: Destination,
  items: PlannedRecord[],
): Promise<void> {
  const ids = items.flatMap(({ external_id }) => stored.get(external_id)?.id ?? []);
  const current = await readResponses(api, datasetId, ids);
  const sent = items.flatMap((record) => {
    const { external_id } = record;
    const before = stored.get(external_id);
    const respondents = current.get(before?.id ?? "")?.map(({ user_id: id }) => id) ?? before?.respondents;
    const responses = newResponses(
      record,
      before && { ...before, respondents: respondents ?? [] },
      names.users,
    );
    if (responses.length === 0) return [];
    return [{ external_id, responses: sentResponses({ ...record, responses }, names) }];
  });
  if (sent.length === 0) return;
  await api.bulkUpsertRecords({ params: { dataset_id: datasetId }, body: { items: sent } });
}

function sentRecord(planned: PlannedRecord, names: Names) {
  const { suggestions, responses: _, at: __, fileAgent: ___, ...record } = planned;
  return {
    ...record,
    suggestions: Object.entries(suggestions).flatMap(([question, suggestion]) => {
      const question_id = names.questions.get(question);
      return question_id === undefined ? [] : [{ question_id, ...suggestion }];
    }),
  };
}

function sentResponses({ responses = [] }: PlannedRecord, names: Names) {
  return responses.flatMap(({ user, status, values }) => {
    const user_id = names.users.get(user);
    // Demo responses of users who do not exist are left out.
    if (user_id === undefined) return [];
    const sent = Object.fromEntries(Object.entries(values).map(([question, value]) => [question, { value }]));
    return [{ user_id, status, values: sent }];
  });
}
