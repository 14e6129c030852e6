import type { DatasetResponse } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { type Answer, DeliveryError, type ResponsesPort, type StoredAnswer } from "@glossa/session";
import { api } from "../api";
import { messagesOf } from "../errors";
import { isAnnounced } from "../queries/server";

/** A request without a reply after so long counts as lost; the outbox then finds out what became of it. */
const GIVE_UP_MS = 20_000;

/** The delivery of answers to the server that this app was loaded from. */
export function responsesPort(userId: string): ResponsesPort {
  const signal = () => AbortSignal.timeout(GIVE_UP_MS);
  return {
    readMine: (record_id) =>
      asDelivery(async () => {
        const record = await api.getRecord({ params: { record_id }, signal: signal() });
        // This call answers with everybody's responses.
        return storedAnswer(record.responses?.find(({ user_id }) => user_id === userId));
      }),
    create: (record_id, answer) =>
      asDelivery(async () =>
        stored(await api.createResponse({ params: { record_id }, body: body(answer), signal: signal() })),
      ),
    update: (base, answer) => asDelivery(async () => stored(await put(base, answer, signal()))),
    checksBase: () => isAnnounced("conditional_responses"),
    remove: (response_id) =>
      asDelivery(async () => void (await api.deleteResponse({ params: { response_id }, signal: signal() }))),
  };
}

async function put({ id, updatedAt }: StoredAnswer, answer: Answer, signal: AbortSignal) {
  const call = { params: { response_id: id }, body: body(answer), signal };
  if (!(await isAnnounced("conditional_responses"))) return api.updateResponse(call);
  return api.replaceResponse({ ...call, headers: { "if-match": `"${updatedAt}"` } });
}

/** A response as the session keeps it. */
export function storedAnswer(response: DatasetResponse | undefined): StoredAnswer | null {
  return response ? stored(response) : null;
}

function stored({ id, status, values, updated_at }: DatasetResponse): StoredAnswer {
  return { id, status, values: values ?? {}, updatedAt: updated_at };
}

function body({ status, values }: Answer) {
  // Values were read from, or checked against, the question's own schema; the table's type wants them named.
  return { status, values } as Parameters<typeof api.updateResponse>[0]["body"];
}

async function asDelivery<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError ? deliveryError(error) : error;
  }
}

const kinds: Record<number, DeliveryError["kind"]> = {
  401: "signIn",
  404: "missing",
  409: "exists",
  412: "changed",
};
const worthRetrying = new Set([408, 421, 425, 429]);

function deliveryError(error: ApiError): DeliveryError {
  const { status = 0, detail, message } = error;
  const isLater = status === 0 || status >= 500 || status < 300 || worthRetrying.has(status);
  const kind = isLater ? "unreachable" : (kinds[status] ?? "refused");
  return new DeliveryError(kind, detail ?? messagesOf(error).at(-1) ?? message, status);
}
