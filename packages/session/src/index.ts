export type { Answer, StoredAnswer, Values } from "./answer";
export { criteriaFrom, withCriteria } from "./criteria/address";
export type { Criteria } from "./criteria/criteria";
export type { Draft, QuestionFacts } from "./draft";
export { hasUnsaved, hasUnsent } from "./leaving";
export { DeliveryError, type ResponsesPort } from "./outbox/deliver";
export type { OutboxEntry } from "./outbox/entry";
export { type Outbox, type OutboxEvent, openOutboxFor } from "./outbox/outbox";
export { currentId, positionOf, type QueueStatus } from "./queue";
export { askAhead } from "./session/ahead";
export { type AnnotationSession, openSession } from "./session/annotation-session";
export { handlersOf } from "./session/handlers";
export type { SessionPorts } from "./session/ports";
export { shownOf } from "./shown";
export {
  isAsking,
  type RecordFacts,
  type Said,
  type SessionState,
  type Work,
} from "./state";
