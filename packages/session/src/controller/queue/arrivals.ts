import { type Criteria, isSameSelection } from "../../criteria/criteria";
import { isBulk } from "../../model/bulk/bulk";
import { placeOf as pageRange } from "../../model/bulk/select-bulk";
import { isPageOpen } from "../../model/queue/position";
import { currentId } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import { selectQueue } from "../../model/selectors";
import { type Announced, type Place, type SessionState, withAnnouncement } from "../../model/state";

/**
 * The state after a change, which announces where the user is once other records are on screen. What was announced in the
 * same change gets the place: "Submitted. Record 4 of 78" is one announcement; so does what removes the record on screen
 * from the queue or returns it: "Draft saved. Record: Draft, 44 left". The first records, which the page itself presents,
 * are not announced, and neither is the lack of records: the page says why.
 */
export function withArrival<R extends RecordInput>(
  state: SessionState<R>,
  before: Pick<SessionState, "announcement">,
): SessionState<R> {
  const at = settledAt(state);
  const { heard, criteria, announcement, queue } = state;
  if (at === undefined || state.arrivalHolds > 0) return state;
  const isOtherSet = heard !== undefined && !hasSameSelection(heard.criteria, criteria.committed);
  const hasLeft = queue.slots[queue.index]?.hasLeft ?? false;
  // A response that removes the record on screen from the queue is announced, and the place with it.
  const isMoved = heard?.hasLeft !== hasLeft && announcement !== before.announcement;
  if (heard?.at === at && !isOtherSet && !isMoved) return state;
  const now = { ...state, heard: { at, hasLeft, criteria: criteria.committed } };
  // Other records that a URL selects are announced if the one on screen is another one.
  const isFound = isOtherSet && !criteria.isAutomatic;
  const isSilent = heard === undefined || at === NOWHERE || (heard.at === at && !isFound && !isMoved);
  const place = isSilent ? undefined : placeOf(state);
  return place ? withPlaceSaid(now, { before, place, isFound }) : now;
}

/** Most changes leave the criteria as they are: their filters are compared only if they do not. */
function hasSameSelection(one: Criteria, other: Criteria): boolean {
  return one === other || isSameSelection(one, other);
}

interface NewPlace {
  before: Pick<SessionState, "announcement">;
  place: Place;
  /** Whether the user has asked for other records, by their status, a search or filters. */
  isFound: boolean;
}

function withPlaceSaid<R extends RecordInput>(
  state: SessionState<R>,
  { before, place, isFound }: NewPlace,
): SessionState<R> {
  const { announcement } = state;
  if (announcement && announcement !== before.announcement)
    return { ...state, announcement: { ...announcement, place } };
  const { status } = state.queue;
  const found = { kind: "found", status, count: place.total, place } as const;
  return withAnnouncement(state, isFound ? found : { kind: "arrived", place });
}

/** Announces several changes as one: what was done, and where it leads to. */
export function announceTogether<R extends RecordInput>(
  store: { update: (change: (state: SessionState<R>) => SessionState<R>) => void },
  said: Announced,
  act: () => void,
): void {
  store.update(withArrivalsHeld);
  act();
  store.update((state) => withArrivalsReleased(state, said));
}

/**
 * The state in which arrivals are not announced until `withArrivalsReleased`, which must follow once: what is announced
 * then includes them.
 */
export function withArrivalsHeld<R extends RecordInput>(state: SessionState<R>): SessionState<R> {
  return { ...state, arrivalHolds: state.arrivalHolds + 1 };
}

/** The state in which an arrival is announced again, with something else that was done, if there is something. */
export function withArrivalsReleased<R extends RecordInput>(
  state: SessionState<R>,
  said: Announced | undefined,
): SessionState<R> {
  const released = { ...state, arrivalHolds: state.arrivalHolds - 1 };
  return said ? withAnnouncement(released, said) : released;
}

/** At the end of a queue, and where records could not be loaded. */
const NOWHERE = "";

/** What is on screen: a record, or a page by its first record; undefined while it is being loaded. */
function settledAt({ load, queue, criteria }: SessionState): string | undefined {
  if (load === "loading" || criteria.opening !== undefined) return undefined;
  const id = currentId(queue);
  if (id === undefined) return NOWHERE;
  return queue.many > 1 && isPageOpen(queue) ? undefined : `${queue.many} ${id}`;
}

/**
 * The place as the page shows it a moment later, once pending writes are confirmed: it is said only once. Undefined as
 * long as the server has not counted.
 */
function placeOf<R extends RecordInput>(state: SessionState<R>): Place | undefined {
  const { position, total, leftTo } = selectQueue({ ...state, isOut: true });
  if (total === undefined) return undefined;
  if (isBulk(state)) {
    const { from, to } = pageRange(state.queue);
    return from === undefined || to === undefined
      ? { kind: "left", status: undefined, total }
      : { kind: "page", from, to, total };
  }
  return position === undefined
    ? { kind: "left", status: leftTo, total }
    : { kind: "record", position, total };
}
