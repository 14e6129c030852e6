import { Readable } from "node:stream";
import type { DatasetEvent } from "@glossa/contract";

/** The functions that a stream needs from its owner. */
interface Feed {
  /** Reads the snapshot. */
  readSnapshot(): Promise<DatasetEvent>;
  /** Rejects once the user may no longer watch. */
  checkAccess(): Promise<void>;
  onClose(): void;
}

const retryInMilliseconds = 3000;
const maxSlowPulses = 4;

/**
 * Server-sent events to one client. The stream starts with a snapshot. A client that reads too slowly receives
 * nothing until it has caught up, and then a snapshot instead of the changes that it missed.
 */
export class EventStream extends Readable {
  readonly #feed: Feed;
  #isFlowing = true;
  #needsSnapshot = true;
  #isReading = false;
  #slowPulses = 0;

  constructor(feed: Feed) {
    super();
    this.#feed = feed;
    this.#write(`retry: ${retryInMilliseconds}\n\n`);
  }

  /** Sends an event, or leaves it to the next snapshot. */
  send(event: DatasetEvent): void {
    if (this.#isReading || !this.#isFlowing) this.#needsSnapshot = true;
    else this.#write(messageOf(event));
  }

  /** Sends a heartbeat, and ends the stream if the client does not read or the user may no longer watch. */
  async pulse(): Promise<void> {
    this.#slowPulses = this.#isFlowing ? 0 : this.#slowPulses + 1;
    if (this.#slowPulses > maxSlowPulses) {
      this.destroy();
      return;
    }
    if (this.#isFlowing) this.#write(": still here\n\n");
    await this.#feed.checkAccess().catch(() => this.end());
  }

  /** Ends the stream; the client reconnects and then receives an error if there is one. */
  end(): void {
    if (!this.#isFlowing) this.destroy();
    else if (!this.readableEnded && !this.destroyed) this.push(null);
  }

  override _read(): void {
    this.#isFlowing = true;
    void this.#catchUp();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#feed.onClose();
    done(error);
  }

  async #catchUp(): Promise<void> {
    if (this.#isReading || !this.#needsSnapshot) return;
    this.#isReading = true;
    try {
      // Events during the read may or may not be included, so the snapshot is read again.
      while (this.#needsSnapshot && this.#isFlowing) {
        this.#needsSnapshot = false;
        const snapshot = await this.#feed.readSnapshot();
        this.#write(messageOf(snapshot));
      }
    } catch {
      this.end();
    } finally {
      this.#isReading = false;
    }
  }

  #write(text: string): void {
    if (this.readableEnded || this.destroyed) return;
    this.#isFlowing = this.push(text);
  }
}

function messageOf({ type, ...data }: DatasetEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
