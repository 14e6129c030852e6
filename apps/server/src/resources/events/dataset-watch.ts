import { isDeepStrictEqual } from "node:util";
import type { DatasetEvent, Presence, TeamProgress } from "@glossa/contract";
import type { Database } from "../../database/database";
import { listPresent } from "../presence/presence.repository";
import type { EventBus } from "./event-bus";
import type { EventStream } from "./event-stream";
import { hearPresence, type PresenceEvent } from "./presence-events";
import { onRecordsChanged } from "./record-changes";
import { readTeamProgress } from "./team-progress";

/** An event names so many records; of more, it only says that there are some. */
const maxNamed = 200;
/** Every page then loads all of its records again. */
const moreInMilliseconds = 10_000;

/** Watches one dataset as long as it has a stream, and notifies all streams of changes. */
export class DatasetWatch {
  readonly #database: Database;
  readonly #datasetId: number;
  readonly #streams = new Set<EventStream>();
  readonly #stopHearing: readonly (() => void)[];
  #present = new Map<string, Presence>();
  #progress: TeamProgress | undefined;
  readonly #changed = new Set<string>();
  /** Whether records were changed of which the ids are not known. */
  #isMoreChanged = false;
  #toldMore = 0;

  constructor(database: Database, bus: EventBus, dataset: { id: number; publicId: string }) {
    this.#database = database;
    this.#datasetId = dataset.id;
    this.#stopHearing = [
      hearPresence(bus, dataset.publicId, (event) => this.#note(event)),
      onRecordsChanged(bus, dataset.publicId, (recordIds) => this.#noteChanged(recordIds)),
    ];
  }

  add(stream: EventStream): void {
    this.#streams.add(stream);
  }

  /** Returns whether that was the last stream, so that watching has ended. */
  remove(stream: EventStream): boolean {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return false;
    for (const stop of this.#stopHearing) stop();
    return true;
  }

  /** The snapshot for one stream. */
  async read(reader: EventStream): Promise<DatasetEvent> {
    const [present, progress] = await Promise.all([
      listPresent(this.#database.read, this.#datasetId),
      readTeamProgress(this.#database.read, this.#datasetId),
    ]);
    // If this read is the first to see a change, the other streams are notified.
    this.#notePresent(present, reader);
    this.#noteProgress(progress, reader);
    return { type: "snapshot", present, progress };
  }

  /**
   * Checks whether the counters have changed. Triggers maintain them for every change in every process, so no
   * writer has to notify watchers.
   */
  async lookAtProgress(): Promise<void> {
    const progress = await readTeamProgress(this.#database.read, this.#datasetId).catch(() => undefined);
    if (progress) this.#noteProgress(progress);
  }

  /** Checks for users whose presence expired, or whose move was not received. */
  async lookAtPresence(): Promise<void> {
    const present = await listPresent(this.#database.read, this.#datasetId).catch(() => undefined);
    if (present) this.#notePresent(present);
  }

  /** Sends which records were changed since the last call: a script may change hundreds within a second. */
  tellChanged(): void {
    if (this.#isMoreChanged) this.#tellMoreChanged();
    else if (this.#changed.size > 0) this.#tell({ type: "changed", record_ids: [...this.#changed] });
    this.#changed.clear();
  }

  #tellMoreChanged(): void {
    const time = Date.now();
    if (time - this.#toldMore < moreInMilliseconds) return;
    this.#toldMore = time;
    this.#isMoreChanged = false;
    this.#tell({ type: "changed" });
  }

  #noteChanged(recordIds: readonly string[] | undefined): void {
    for (const id of recordIds ?? []) this.#changed.add(id);
    if (recordIds === undefined || this.#changed.size > maxNamed) this.#isMoreChanged = true;
  }

  #noteProgress(progress: TeamProgress, reader?: EventStream): void {
    const isNews = this.#progress !== undefined && !isDeepStrictEqual(progress, this.#progress);
    this.#progress = progress;
    if (isNews) this.#tell({ type: "progress", progress }, reader);
  }

  #notePresent(present: readonly Presence[], reader?: EventStream): void {
    const ids = new Set(present.map((each) => each.user_id));
    const gone = [...this.#present.keys()].filter((id) => !ids.has(id));
    for (const id of gone) this.#note({ type: "left", user_id: id }, reader);
    for (const each of present) this.#note({ type: "moved", ...each }, reader);
  }

  #note(event: PresenceEvent, reader?: EventStream): void {
    const known = this.#present.get(event.user_id);
    if (event.type === "left") {
      if (!this.#present.delete(event.user_id)) return;
    } else {
      const { type: _type, ...place } = event;
      // Presence is reported repeatedly; a repetition only extends it.
      if (isDeepStrictEqual(known, place)) return;
      this.#present.set(event.user_id, place);
    }
    this.#tell(event, reader);
  }

  #tell(event: DatasetEvent, except?: EventStream): void {
    for (const stream of this.#streams) if (stream !== except) stream.send(event);
  }
}
