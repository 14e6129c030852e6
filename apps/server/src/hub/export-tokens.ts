/** How many exports run at once in one process: each has a thread and a file of its own. */
export const maxExports = 3;

/** The tokens of running exports: in memory alone, by the public id of their job. */
export class ExportTokens {
  readonly #tokens = new Map<string, string>();

  /** Returns false if as many exports run as can at once. */
  keep(jobId: string, token: string): boolean {
    if (this.#tokens.size >= maxExports) return false;
    this.#tokens.set(jobId, token);
    return true;
  }

  /** The token of a job; undefined if another process took it. */
  of(jobId: string): string | undefined {
    return this.#tokens.get(jobId);
  }

  forget(jobId: string): void {
    this.#tokens.delete(jobId);
  }
}
