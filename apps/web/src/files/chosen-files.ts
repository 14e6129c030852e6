/** Files that a user chose or dropped on another page, or before a sign-in, until the page that reads them takes them. */
let waiting: { files: readonly File[]; userId: string } | undefined;

/** Leaves files for the page that reads them. */
export function leaveFiles(files: readonly File[], userId: string): void {
  waiting = { files, userId };
}

/** Takes the files that this user left; there are none the next time. */
export function takeFiles(userId: string): readonly File[] {
  const taken = waiting?.userId === userId ? waiting.files : [];
  waiting = undefined;
  return taken;
}
