import { Readable } from "node:stream";
import type { DatasetEvent } from "@glossa/contract";

/** What a stream asks of whoever feeds it. */
interface Feed {
  /** Reads all that is known now. */
  readSnapshot(): Promise<DatasetEvent>;
  /** Fails once the person may watch no longer. */
  checkAccess(): Promise<void>;
  onClose(): void;
}

const retryInMilliseconds = 3000;
const maxSlowPulses = 4;

/**
 * Server-sent events to one client. It starts with a snapshot; a client that reads too slowly is sent nothing until
 * it has caught up, and then a snapshot again in place of what it missed.
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

  /** Sends an event, or lets the next snapshot stand for it. */
  send(event: DatasetEvent): void {
    if (this.#isReading || !this.#isFlowing) this.#needsSnapshot = true;
    else this.#write(messageOf(event));
  }

  /** Shows that both ends are there, and ends where nobody reads or the person may not watch any more. */
  async pulse(): Promise<void> {
    this.#slowPulses = this.#isFlowing ? 0 : this.#slowPulses + 1;
    if (this.#slowPulses > maxSlowPulses) {
      this.destroy();
      return;
    }
    if (this.#isFlowing) this.#write(": still here\n\n");
    await this.#feed.checkAccess().catch(() => this.end());
  }

  /** Ends the stream; the client asks again and is told why where there is a reason. */
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
      // What happens while it is read may or may not be in it: then it is read once more.
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
