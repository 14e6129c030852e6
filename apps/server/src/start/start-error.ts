/** The reason why the server cannot start, in one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = "StartError";
  /** The exit code of the process. */
  readonly exitCode: number = 1;
}

/** A command line that is not valid. */
export class UsageError extends StartError {
  override readonly exitCode = 2;
}
