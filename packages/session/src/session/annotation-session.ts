import { openCriteria } from "../criteria/criteria";
import { withPlace } from "../place";
import { isAtSharedEnd } from "../queue";
import { openState, type SessionState } from "../state";
import type { RecordFacts } from "../work";
import { makeAnswers } from "./answers";
import { makeHistory } from "./history";
import { listen } from "./listen";
import { makeLoader } from "./loader";
import { makeLook } from "./look";
import { makeMoves } from "./moves";
import type { SessionOptions } from "./ports";
import { makeStore } from "./store";

/** An open annotation page: its state, and all that a person can do on it. */
export type AnnotationSession<R extends RecordFacts = RecordFacts> = ReturnType<typeof openSession<R>>;

/** Opens a session and begins to load its first records. */
export function openSession<R extends RecordFacts>(options: SessionOptions<R>) {
  const store = makeStore<SessionState<R>>(
    openState(options.questions, openCriteria(options.criteria)),
    withPlace,
  );
  const loader = makeLoader(options, store);
  const moves = makeMoves(store, loader);
  const answers = makeAnswers(options, store, moves);
  const stopListening = options.ports.outbox.subscribe((event) => {
    listen(store, options, event);
    // The server keeps records back while an answer to another one is on its way.
    if (event.type !== "confirmed") return;
    void (isAtSharedEnd(store.get().queue) ? loader.more() : loader.recount());
  });
  void loader.begin();
  return {
    getState: store.get,
    subscribe: store.subscribe,
    ...makeLook(store, moves),
    ...answers,
    ...makeHistory(store, loader, answers.put),
    /** Loads again after a failure, from where the queue stands. */
    retry: () => void loader.more(),
    close: stopListening,
  };
}
