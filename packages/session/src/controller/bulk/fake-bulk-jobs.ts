import type { BulkAction } from "@glossa/contract";
import type { fakeServer } from "../../outbox/fake-server";
import type { BulkJobRequest, BulkJobsPort } from "../ports";

type Server = ReturnType<typeof fakeServer>;

const at = "2026-03-01T09:30:00.000000";

/** An action with its request, the records that are left, and those that have its response. */
interface Action {
  shown: BulkAction;
  request: BulkJobRequest;
  todo: string[];
  given: string[];
}

/** Actions of a server with so many records: each time that one is read, it responds to `pace` records. */
export function fakeBulkJobs(server: Server, { count, pace = 500 }: { count: number; pace?: number }) {
  const actions: Action[] = [];
  const ids = Array.from({ length: count }, (_, index) => `r${index + 1}`);
  let fault: unknown;

  function actionNamed(id: string): Action {
    if (fault) throw fault;
    const action = actions.find(({ shown }) => shown.id === id);
    if (!action) throw new Error("There is no such action.");
    return action;
  }

  function change(id: string, state: BulkAction["state"], isCancelled = false): BulkAction {
    const action = actionNamed(id);
    Object.assign(action.shown, { state, is_cancelled: isCancelled });
    return goOn(server, action, pace);
  }

  const port: BulkJobsPort = {
    async start(request) {
      if (fault) throw fault;
      const todo = ids.filter((id) => !server.responses.has(id) && !request.exceptIds.includes(id));
      const action = {
        shown: begun(`action ${actions.length + 1}`, request, count),
        request,
        todo,
        given: [],
      };
      actions.push(action);
      return structuredClone(action.shown);
    },
    async latest() {
      const last = actions.at(-1);
      return last && goOn(server, last, pace);
    },
    get: async (id) => goOn(server, actionNamed(id), pace),
    cancel: async (id) => change(id, "done", true),
    undo: async (id) => change(id, "undoing"),
    redo: async (id) => change(id, "redoing"),
  };
  return {
    port,
    requests: () => actions.map(({ request }) => request),
    /** Makes every call fail, or none. */
    fail: (error: unknown) => {
      fault = error;
    },
  };
}

function begun(id: string, { status }: BulkJobRequest, total: number): BulkAction {
  return {
    id,
    dataset_id: "d",
    status,
    state: "running",
    is_cancelled: false,
    progress: { done: 0, total },
    counts: { saved: 0, changed: 0, incomplete: 0, refused: 0, unaffected: 0, undone: 0, kept: 0 },
    reasons: [],
    inserted_at: at,
    updated_at: at,
  };
}

/** Processes the next chunk and returns the action as the API would. */
function goOn(server: Server, action: Action, pace: number): BulkAction {
  const { shown, todo, given } = action;
  work(server, action, pace);
  shown.counts.saved = given.length;
  const { undone, changed } = shown.counts;
  const isUndo = shown.state === "undoing" || shown.state === "undone";
  const done = isUndo ? undone : given.length + changed;
  shown.progress = { done, total: done + (isUndo ? given : todo).length };
  return structuredClone(shown);
}

function work(server: Server, action: Action, pace: number): void {
  const { shown, todo, given } = action;
  if (shown.state === "undoing") {
    for (const id of given.splice(0, pace)) takeBack(server, action, id);
    if (given.length === 0) shown.state = "undone";
  }
  if (shown.state !== "running" && shown.state !== "redoing") return;
  for (const id of todo.splice(0, pace)) respond(server, action, id);
  if (todo.length === 0) shown.state = "done";
}

function respond(server: Server, { shown, request, given }: Action, id: string): void {
  if (server.responses.has(id)) {
    shown.counts.changed += 1;
    return;
  }
  const { status, values } = request;
  server.responses.set(id, { id: `of ${id}`, status, values, updatedAt: at });
  given.push(id);
}

function takeBack(server: Server, { shown, todo }: Action, id: string): void {
  server.responses.delete(id);
  shown.counts.undone += 1;
  todo.push(id);
}
