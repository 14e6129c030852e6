/** Files that were chosen or dropped on another page, until the page that reads them takes them. */
let waiting: readonly File[] = [];

/** Leaves files for the page that reads them. */
export function leaveFiles(files: readonly File[]): void {
  waiting = files;
}

/** Takes the files that were left; there are none the next time. */
export function takeFiles(): readonly File[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
