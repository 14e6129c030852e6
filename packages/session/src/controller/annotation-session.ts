import { openCriteria } from "../criteria/criteria";
import { isAtSharedEnd } from "../model/queue/position";
import type { RecordInput } from "../model/record/record-state";
import { openState } from "../model/state";
import { watchPendingWrites } from "../offline/watch-pending-writes";
import { makeBulkHistory } from "./bulk/bulk-history";
import { makeBulkJobs, mostResultsOf } from "./bulk/bulk-jobs";
import { makeBulkResponding } from "./bulk/bulk-responding";
import { makeBulkRun } from "./bulk/bulk-run";
import { keepBulk } from "./bulk/keep-bulk";
import { loadAllResults } from "./bulk/load-all";
import { makeSelecting } from "./bulk/selecting";
import { makeKeeper } from "./drafts/keep-drafts";
import { restoreDrafts } from "./drafts/restore-drafts";
import { listen } from "./listen";
import type { SessionOptions } from "./ports";
import { followChanges } from "./queue/follow-changes";
import { followCounts } from "./queue/follow-counts";
import { makeGoTo } from "./queue/go-to-record";
import { type Loader, makeLoader } from "./queue/loader";
import { makeMoves } from "./queue/moves";
import { makeNavigation } from "./queue/navigation";
import { retryWhileFailed } from "./queue/retry-while-failed";
import { makeConflicts } from "./responses/conflicts";
import { makeHistory } from "./responses/history";
import { makeResponding } from "./responses/responding";
import { makeStore, type SessionStore } from "./store";
import { subscribeCalmly } from "./subscribe-calmly";

/** An open annotation page: its state and its actions. */
export type AnnotationSession<R extends RecordInput = RecordInput> = ReturnType<typeof openSession<R>>;

/**
 * Opens a session and starts to load its first records.
 *
 * @param options the questions, the first criteria and the ports
 * @example
 * const owner = { server: "https://glossa.example", userId: "user-1" };
 * // In memory, for tests; a page gets its outbox from `openOutboxOver`, or `openOutboxFor` with a backend of its own.
 * const outbox = makeOutbox({ owner, port: fakeServer().port, store: memoryStore() });
 * const ticket = { id: "ticket-7", suggestions: [], response: null };
 * const loadPage = async () => ({ records: [ticket], total: 1 });
 * const session = openSession({
 *   questions: [{ id: "q1", name: "summary", required: true, settings: { type: "text" } }],
 *   criteria: criteriaFrom(new URLSearchParams(), "support-tickets"),
 *   ports: { outbox, loadPage, loadRecord: async () => ticket },
 * });
 */
export function openSession<R extends RecordInput>(options: SessionOptions<R>) {
  const store = makeStore<R>(
    openState(options.questions, openCriteria(options.criteria), mostResultsOf(options.ports)),
  );
  const keeper = makeKeeper(options, store);
  const loader = makeLoader(options, store, keeper);
  const moves = makeMoves(store, loader);
  const goTo = makeGoTo(store, loader);
  const { askBefore, ...navigation } = makeNavigation(store, moves, goTo);
  const responding = makeResponding(options, store, { next: moves.next, goOn: navigation.ignoreChanges });
  const run = makeBulkRun(store, { outbox: options.ports.outbox, put: responding.put });
  const loadAll = () => loadAllResults(options.ports, store, keeper);
  const mayRespond = () => options.ports.mayRespond?.() !== false;
  const jobs = makeBulkJobs(store, { ports: options.ports, keeper, open: moves.open });
  const bulk = {
    ...makeSelecting(store, responding.setValueOf),
    ...makeBulkResponding(store, { run, loadAll, jobs, mayRespond, open: moves.open }),
    /** Stops the running action. */
    cancel: () => (store.getState().bulk.progress?.isByServer ? jobs.cancel() : run.cancel()),
  };
  const playBulk = makeBulkHistory(store, { run, loader, open: moves.open });
  const kept = keepBulk(options, store);
  const counts = followCounts(store, loader.recount);
  const changes = followChanges(options, store, keeper);
  const loadMissing = () => void loader.missing();
  const stopFollowing = followResponses(options, store, { loader, run, loadMissing });
  const hold = options.ports.outbox.drafts?.hold(options.criteria.datasetId);
  void loader.begin().then(() => {
    kept.select();
    void jobs.resume();
    return restoreDrafts(options, store, { loader, keeper, isOnly: hold?.isOnly });
  });
  return {
    /** With these three, the session is a store to select from: `useStore(session, selector)`. */
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: subscribeCalmly(store),
    ...navigation,
    ...responding,
    ...makeConflicts(store, {
      outbox: options.ports.outbox,
      give: { submit: responding.submit, draft: responding.saveDraft, discard: responding.discard },
      mayRespond,
    }),
    ...makeHistory(store, {
      ...{ goTo, askBefore, playBulk },
      ports: options.ports,
      put: responding.put,
      playJob: jobs.play,
    }),
    bulk,
    /**
     * Loads a record that is not in the queue, such as the one that others are compared with, into `records` of the state.
     * Returns whether it exists.
     */
    async loadRecord(recordId: string): Promise<boolean> {
      return store.getState().records[recordId] !== undefined || loader.one(recordId);
    },
    /**
     * Loads a record again that others may have changed. What the user has entered stays; after a failure, the record stays
     * as it is.
     */
    reloadRecord: (recordId: string): Promise<boolean> => loader.one(recordId).catch(() => false),
    ...changes.actions,
    /** Replaces the questions, whose titles and options may change while people answer them. */
    setQuestions: (questions: SessionOptions<R>["questions"]) =>
      store.update((state) => (state.questions === questions ? state : { ...state, questions })),
    /**
     * Takes the user's own counts in the dataset, whenever the server has counted: responses in other tabs and on other
     * devices change the total.
     */
    noteCounts: counts.note,
    /** Loads again after a failure, from the current position. */
    retry: () => void loader.again(),
    /** Loads the records if that has failed before, for example once the browser has a network again. */
    loadMissing,
    /** Whether all unsaved changes are on disk, so that the tab may be closed. */
    isAllKept: keeper.isAllKept,
    /** Stores unsaved changes and stops listening to the window. Its outbox stays open, for other sessions. */
    close() {
      stopFollowing();
      counts.close();
      changes.close();
      jobs.close();
      void keeper.close().then(() => hold?.release());
      kept.close();
    },
  };
}

interface ResponseFollowers {
  loader: Pick<Loader<RecordInput>, "more" | "recount">;
  run: { isRunning(): boolean };
  loadMissing: () => void;
}

/** Follows what becomes of responses, and of requests that failed. Returns a function that ends it. */
function followResponses<R extends RecordInput>(
  options: SessionOptions<R>,
  store: SessionStore<R>,
  { loader, run, loadMissing }: ResponseFollowers,
): () => void {
  const requestAfterConfirmation = () =>
    void (isAtSharedEnd(store.getState().queue) ? loader.more() : loader.recount());
  const stops = [
    options.ports.outbox.subscribe((event) => {
      listen(store, options, event);
      // The server may withhold records while a response to another one is pending; request again after a
      // confirmation.
      if (event.type === "confirmed" && !run.isRunning()) requestAfterConfirmation();
      if (event.type === "recovered") loadMissing();
    }),
    // A bulk action has many confirmations; one request at its end is enough.
    store.subscribe(({ bulk }, { bulk: before }) => {
      if (before.progress && !bulk.progress) requestAfterConfirmation();
    }),
    retryWhileFailed(store, loadMissing),
    followPendingWrites(options, store),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the pending writes of the dataset in the state. Returns a function that ends it. */
function followPendingWrites<R extends RecordInput>(
  { criteria, ports }: SessionOptions<R>,
  store: SessionStore<R>,
): () => void {
  return watchPendingWrites(ports.outbox, (entries) => {
    const unsent = entries.filter(({ datasetId }) => datasetId === criteria.datasetId);
    store.update((state) => (unsent.length + state.unsent.length === 0 ? state : { ...state, unsent }));
  });
}
