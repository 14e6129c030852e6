import type { QueueStatus } from "@glossa/contract";
import type { AnnotationPorts, AnnotationView } from "@glossa/features/annotation";
import {
  criteriaFrom,
  handlersOf,
  openSession,
  type SessionState,
  selectForm,
  selectQueue,
  selectRecord,
  selectSaveState,
} from "@glossa/session";
import { fakeServer, makeOutbox, memoryStore, type ServerBehaviour } from "@glossa/session/testing";
import { fields, guidelines, name, questions, type Ticket, tickets, workspace } from "./tickets";

/** Opens a session of one user with a server in memory; `behaviour` is the state of its network. */
export function openWork(behaviour: () => ServerBehaviour) {
  const server = fakeServer(behaviour);
  const owner = { server: "http://memory", userId: `marisol-${Math.random()}` };
  const outbox = makeOutbox({ owner, port: server.port, store: memoryStore() });
  const withResponse = (ticket: Ticket): Ticket => ({
    ...ticket,
    response: structuredClone(server.responses.get(ticket.id)) ?? null,
  });
  const session = openSession<Ticket>({
    questions,
    criteria: criteriaFrom(new URLSearchParams(), "tickets"),
    ports: {
      outbox,
      async loadPage({ status }, { offset, limit }) {
        const all = tickets.filter(({ id }) => (server.responses.get(id)?.status ?? "pending") === status);
        return { records: all.slice(offset, offset + limit).map(withResponse), total: all.length };
      },
      loadRecord: async (id) => withResponse(tickets.find((ticket) => ticket.id === id) as Ticket),
      onConfirmed: () => undefined,
    },
  });
  const close = () => {
    session.close();
    outbox.close();
  };
  return { server, session, close };
}

/** The open server and session, and a function that closes both. */
export type Work = ReturnType<typeof openWork>;

/** The view of the session for the screen. */
export function viewOf(state: SessionState<Ticket>, { responses }: Work["server"]): AnnotationView {
  const { record, status } = selectRecord(state);
  const form = selectForm(state);
  return {
    dataset: { id: "tickets", name, workspace, guidelines },
    fields,
    load: state.load,
    queue: selectQueue(state),
    record: record && { ...record, status, isCompleted: false, metadata: [] },
    form: { questions, ...form, saveState: selectSaveState(state) },
    progress: progressOf([...responses.values()].map((response) => response.status)),
    emptyReason: state.queue.status,
    announcement: undefined,
  };
}

/** The progress of one user with these responses. */
export function progressOf(statuses: readonly QueueStatus[]) {
  const count = (status: QueueStatus) => statuses.filter((one) => one === status).length;
  const [submitted, draft, discarded] = [count("submitted"), count("draft"), count("discarded")];
  const total = tickets.length;
  return { total, submitted, draft, discarded, pending: total - submitted - draft - discarded };
}

/** The ports of the screen, implemented by the session. */
export function portsOf({ session }: Work): AnnotationPorts {
  const elsewhere = () => undefined;
  const handlers = handlersOf(session);
  return {
    ...handlers,
    bulk: { ...handlers.bulk, acceptedChanges: () => [] },
    onFilterChoices: elsewhere,
    onCopyLink: elsewhere,
    onSettings: elsewhere,
    onWorkOffline: elsewhere,
    onShare: elsewhere,
    onSignIn: elsewhere,
    onTryNow: elsewhere,
    onSubmitAtOnce: () => void session.submit(),
    onOpenRecord: (id) => void session.openRecord(id),
    onOpenDataset: elsewhere,
    onOpenPage: elsewhere,
    loadDatasets: async () => [],
  };
}
