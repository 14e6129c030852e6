/** The tokens of running exports: in memory alone, by the public id of their job. */
export class ExportTokens {
  readonly #tokens = new Map<string, string>();

  keep(jobId: string, token: string): void {
    this.#tokens.set(jobId, token);
  }

  /** The token of a job; undefined if another process took it. */
  of(jobId: string): string | undefined {
    return this.#tokens.get(jobId);
  }

  forget(jobId: string): void {
    this.#tokens.delete(jobId);
  }
}
