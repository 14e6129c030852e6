/** An entry of the page itself in the history of the tab. */
interface Place {
  key: string;
  /** The number of entries when the page navigated to it; those of its frames are added later. */
  own: number;
  /** The number of entries at the last check. */
  seen: number;
  /** The URL to which Back led from it. */
  before: string | undefined;
}

interface PageNavigation {
  currentEntry: { key: string; index: number } | null;
  entries: () => { url: string | null }[];
}

/** Browsers do not notify a page of entries that its frames add. */
const LOOK_EVERY_MS = 250;
/** A full history drops its first entries; all browsers keep at least this many. */
const FULL = 50;
/** Navigations of frames through the history take some milliseconds and fire no event in the page. */
const STEPS_TAKE_MS = 250;

const watches = new Set<() => void>();
let known: Place | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
let mending: ReturnType<typeof setTimeout> | undefined;

/** Watches for history entries that frames add; returns a function that stops it. */
export function watchHistory(onMarked: () => void): () => void {
  watches.add(onMarked);
  // Before its content loads: the current entries are the page's own.
  look();
  if (watches.size === 1) looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    watches.delete(onMarked);
    if (watches.size === 0) clearInterval(looking);
  };
}

/** Restores the target of Back after the frames that have added entries were removed. */
export function mendHistory(): void {
  const { length } = history;
  clearTimeout(mending);
  mending = setTimeout(() => {
    // The last entries of a frame may still be added.
    if (history.length !== length) mendHistory();
    else stepBack();
  }, STEPS_TAKE_MS);
}

function stepBack(): void {
  const added = entriesAdded();
  const isFull = history.length >= FULL;
  if (known) known.seen = history.length;
  if (added > 0) history.go(-added);
  if (isFull) mending = setTimeout(writeBefore, STEPS_TAKE_MS);
}

/** Writes the entry before the page again: it may have been dropped, or be behind an unknown number of entries. */
function writeBefore(): void {
  const { href } = location;
  const { state } = history;
  if (known?.before === undefined) return;
  history.replaceState(null, "", known.before);
  history.pushState(state, "", href);
}

function look(): void {
  if (entriesAdded() > 0) for (const tell of watches) tell();
}

/** The number of entries that frames added since the page's last navigation; 0 if another page may have added them. */
function entriesAdded(): number {
  const { navigation } = window as { navigation?: PageNavigation };
  const isAlone = window === window.top && window.length <= watches.size;
  if (!navigation?.currentEntry || !isAlone) return 0;
  const { key, index } = navigation.currentEntry;
  const { length } = history;
  if (key !== known?.key) {
    const before = navigation.entries()[index - 1]?.url ?? undefined;
    known = { key, own: length, seen: length, before };
  }
  return length === known.seen ? 0 : length - known.own;
}
