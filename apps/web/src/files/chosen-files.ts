/** Files that a user chose or dropped on another page, or before a sign-in, until the page that reads them takes them. */
let waiting: { files: readonly File[]; userId: string } | undefined;
let isClosed = false;

/** Leaves files for the page that reads them; not if the user is just signing out. */
export function leaveFiles(files: readonly File[], userId: string): void {
  if (!isClosed) waiting = { files, userId };
}

/** Takes the files that this user left; there are none the next time. */
export function takeFiles(userId: string): readonly File[] {
  const taken = waiting?.userId === userId ? waiting.files : [];
  waiting = undefined;
  isClosed = false;
  return taken;
}

/** Drops the files of a user who signs out: also those that the page which closes with the sign-in would leave. */
export function forgetFiles(): void {
  waiting = undefined;
  isClosed = true;
}
