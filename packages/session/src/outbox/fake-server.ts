import { isSameResponse, type StoredResponse, type UserResponse } from "../model/record/response";
import { DeliveryError, type ResponsesPort } from "./deliver";

/**
 * The outcome of one request: success, a loss before or after the server acted on it, a failure of a server that
 * replies to other calls, or a refusal.
 */
export type ServerBehaviour =
  | "fine"
  | "lostBefore"
  | "lostAfter"
  | "down"
  | "failing"
  | "signedOut"
  | "refused";

/**
 * A server of one user's responses for tests, with a network that behaves as `behaviour` returns; `checksBase`:
 * it supports conditional writes.
 *
 * @param behaviour asked at each request
 * @param checksBase whether a response is replaced only if it is still the known one
 * @example
 * let isOnline = false;
 * const server = fakeServer(() => (isOnline ? "fine" : "down"));
 * isOnline = true;
 * await server.port.create("ticket-7", { status: "discarded", values: {} });
 * server.responses.get("ticket-7")?.status; // "discarded"
 */
export function fakeServer(behaviour: () => ServerBehaviour = () => "fine", checksBase = false) {
  const responses = new Map<string, StoredResponse>();
  const history: { recordId: string; response: UserResponse | null }[] = [];
  let clock = 0;

  async function request<T>(act: () => T): Promise<T> {
    const now = behaviour();
    await Promise.resolve();
    if (now === "lostBefore") throw new DeliveryError("unreachable", "lost", 0);
    if (now === "down") throw new DeliveryError("unreachable", "down", 503);
    if (now === "failing") throw new DeliveryError("unreachable", "Internal Server Error", 500);
    if (now === "signedOut") throw new DeliveryError("signIn", "signed out", 401);
    if (now === "refused") throw new DeliveryError("refused", "no", 422);
    const result = act();
    if (now === "lostAfter") throw new DeliveryError("unreachable", "lost", 0);
    return structuredClone(result);
  }
  const write = (recordId: string, response: UserResponse, id = `${recordId}-${++clock}`) => {
    const stored = { ...structuredClone(response), id, updatedAt: String(++clock).padStart(9, "0") };
    if (!isSameResponse(responses.get(recordId) ?? null, response)) history.push({ recordId, response });
    responses.set(recordId, stored);
    return stored;
  };
  const recordOf = (id: string) => {
    const found = [...responses].find(([, response]) => response.id === id);
    if (!found) throw new DeliveryError("missing", "gone", 404);
    return found[0];
  };
  const port: ResponsesPort = {
    readMine: ({ recordId }) => request(() => responses.get(recordId) ?? null),
    create: (recordId, response) =>
      request(() => {
        if (responses.has(recordId)) throw new DeliveryError("exists", "exists", 409);
        return write(recordId, response);
      }),
    update: ({ id, updatedAt }, response) =>
      request(() => {
        const recordId = recordOf(id);
        const isChanged = checksBase && responses.get(recordId)?.updatedAt !== updatedAt;
        if (isChanged) throw new DeliveryError("changed", "changed", 412);
        return write(recordId, response, id);
      }),
    isReplying: async () => !["lostBefore", "lostAfter", "down"].includes(behaviour()),
    checksBase: async () => checksBase,
    remove: (id) =>
      request(() => {
        const recordId = recordOf(id);
        responses.delete(recordId);
        history.push({ recordId, response: null });
      }),
  };
  return { port, responses, history, write };
}
