export type { Answer, StoredAnswer, Values } from "./answer";
export { type Badge, badgeOf } from "./badge";
export { criteriaFrom, withCriteria } from "./criteria/address";
export type { Criteria } from "./criteria/criteria";
export { type Draft, isSubmittable, type QuestionFacts } from "./draft";
export { DeliveryError, type ResponsesPort } from "./outbox/deliver";
export type { OutboxEntry } from "./outbox/entry";
export { type Outbox, type OutboxEvent, openOutboxFor } from "./outbox/outbox";
export { canGo, currentId, firstFetch, positionOf, type QueueStatus } from "./queue";
export { type AnnotationSession, openSession } from "./session/annotation-session";
export type { SessionPorts } from "./session/ports";
export {
  isAsking,
  isTouched,
  type RecordFacts,
  type Said,
  type SessionState,
  statusOf,
  type Work,
} from "./state";
