import { errorCodes } from "@glossa/contract";
import { HttpError } from "../../http/errors/http-errors";

/** The number of files that one user downloads at once. */
const maxOfOne = 2;

/** A file that is being written. */
export interface RunningExport {
  /** Aborted when it has ended, or the server stops. */
  signal: AbortSignal;
  end(): void;
}

/** The files that are being written, which are limited for each user. */
export class RunningExports {
  readonly #byUser = new Map<number, number>();
  readonly #stopping = new AbortController();

  /** Begins a file; throws a refusal if the user has enough. */
  begin(userId: number): RunningExport {
    const running = this.#byUser.get(userId) ?? 0;
    if (running >= maxOfOne)
      throw new HttpError(
        429,
        { detail: `A user can download at most ${maxOfOne} files at once` },
        errorCodes.tooManyFiles,
        5,
      );
    this.#byUser.set(userId, running + 1);
    const ended = new AbortController();
    return {
      signal: AbortSignal.any([this.#stopping.signal, ended.signal]),
      end: () => {
        if (ended.signal.aborted) return;
        ended.abort();
        const left = (this.#byUser.get(userId) ?? 1) - 1;
        if (left > 0) this.#byUser.set(userId, left);
        else this.#byUser.delete(userId);
      },
    };
  }

  /** Ends all files: they would keep the server from stopping. */
  stop(): void {
    this.#stopping.abort(new Error("The server is stopping"));
  }
}
