import type { Database } from "../../database/database";
import { DatasetWatch } from "./dataset-watch";
import { onDeletion } from "./deletions";
import type { EventBus } from "./event-bus";
import { EventStream } from "./event-stream";
import { onSignOut } from "./sign-outs";

/** The user and the dataset of a stream. */
export interface Watcher {
  userId: number;
  dataset: { id: number; publicId: string };
  /** Rejects once the user may no longer watch. */
  checkAccess(): Promise<void>;
}

const lookInMilliseconds = 1000;
const pulseInMilliseconds = 15_000;

/** All streams of this process: opens and feeds them, and ends them when the server stops. */
export class EventHub {
  readonly #database: Database;
  readonly #bus: EventBus;
  readonly #watches = new Map<number, DatasetWatch>();
  readonly #streams = new Map<EventStream, Watcher>();
  readonly #stopListening: readonly (() => void)[];
  #timers: NodeJS.Timeout[] = [];

  constructor(database: Database, bus: EventBus) {
    this.#database = database;
    this.#bus = bus;
    this.#stopListening = [
      onSignOut(bus, (userId) => this.#endWhere((watcher) => watcher.userId === userId)),
      onDeletion(bus, (datasetId) => this.#endWhere(({ dataset }) => dataset.publicId === datasetId)),
    ];
  }

  /** The number of streams that a user has open. */
  countOf(userId: number): number {
    return [...this.#streams.values()].filter((watcher) => watcher.userId === userId).length;
  }

  /** Opens a stream, which lasts until the client or the server ends it. */
  open(watcher: Watcher): EventStream {
    const watch = this.#watchOf(watcher.dataset);
    const stream = new EventStream({
      readSnapshot: () => watch.read(stream),
      checkAccess: watcher.checkAccess,
      onClose: () => this.#forget(stream),
    });
    this.#streams.set(stream, watcher);
    watch.add(stream);
    if (this.#timers.length === 0) this.#start();
    return stream;
  }

  /** Ends all streams. */
  close(): void {
    for (const stop of this.#stopListening) stop();
    for (const stream of this.#streams.keys()) stream.end();
    this.#stop();
  }

  /** A client that may still watch reconnects; others are told why not. */
  #endWhere(isEnding: (watcher: Watcher) => boolean): void {
    for (const [stream, watcher] of this.#streams) if (isEnding(watcher)) stream.end();
  }

  #watchOf(dataset: Watcher["dataset"]): DatasetWatch {
    const watch = this.#watches.get(dataset.id) ?? new DatasetWatch(this.#database, this.#bus, dataset);
    this.#watches.set(dataset.id, watch);
    return watch;
  }

  #forget(stream: EventStream): void {
    const watcher = this.#streams.get(stream);
    this.#streams.delete(stream);
    const watch = watcher && this.#watches.get(watcher.dataset.id);
    if (watcher && watch?.remove(stream)) this.#watches.delete(watcher.dataset.id);
    if (this.#streams.size === 0) this.#stop();
  }

  #start(): void {
    const look = setInterval(() => {
      for (const watch of this.#watches.values()) {
        watch.tellChanged();
        void watch.lookAtProgress();
      }
    }, lookInMilliseconds);
    const pulse = setInterval(() => {
      for (const watch of this.#watches.values()) void watch.lookAtPresence();
      for (const stream of this.#streams.keys()) void stream.pulse();
    }, pulseInMilliseconds);
    this.#timers = [look.unref(), pulse.unref()];
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
