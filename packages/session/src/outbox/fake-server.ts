import { isSameResponse, type StoredResponse, type UserResponse } from "../model/response";
import { DeliveryError, type ResponsesPort } from "./deliver";

/**
 * The fate of one request: success, a loss before or after the server acted on it, a failure of a server that
 * replies to other calls, or a refusal.
 */
export type Weather = "fine" | "lostBefore" | "lostAfter" | "down" | "failing" | "signedOut" | "refused";

/**
 * A server of one user's responses for tests, with a network that behaves as `weather` returns; `checksBase`:
 * it supports conditional writes.
 */
export function fakeServer(weather: () => Weather = () => "fine", checksBase = false) {
  const answers = new Map<string, StoredResponse>();
  const history: { recordId: string; answer: UserResponse | null }[] = [];
  let clock = 0;

  async function request<T>(act: () => T): Promise<T> {
    const now = weather();
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
  const write = (recordId: string, answer: UserResponse, id = `${recordId}-${++clock}`) => {
    const stored = { ...structuredClone(answer), id, updatedAt: String(++clock).padStart(9, "0") };
    if (!isSameResponse(answers.get(recordId) ?? null, answer)) history.push({ recordId, answer });
    answers.set(recordId, stored);
    return stored;
  };
  const recordOf = (id: string) => {
    const found = [...answers].find(([, answer]) => answer.id === id);
    if (!found) throw new DeliveryError("missing", "gone", 404);
    return found[0];
  };
  const port: ResponsesPort = {
    readMine: ({ recordId }) => request(() => answers.get(recordId) ?? null),
    create: (recordId, answer) =>
      request(() => {
        if (answers.has(recordId)) throw new DeliveryError("exists", "exists", 409);
        return write(recordId, answer);
      }),
    update: ({ id, updatedAt }, answer) =>
      request(() => {
        const recordId = recordOf(id);
        const isChanged = checksBase && answers.get(recordId)?.updatedAt !== updatedAt;
        if (isChanged) throw new DeliveryError("changed", "changed", 412);
        return write(recordId, answer, id);
      }),
    isAnswering: async () => !["lostBefore", "lostAfter", "down"].includes(weather()),
    checksBase: async () => checksBase,
    remove: (id) =>
      request(() => {
        const recordId = recordOf(id);
        answers.delete(recordId);
        history.push({ recordId, answer: null });
      }),
  };
  return { port, answers, history, write };
}
