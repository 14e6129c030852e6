import type { DatasetRecord, DatasetResponse } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { StoredResponse, UserResponse } from "../model/record/response";
import { DeliveryError, type ResponsesPort } from "../outbox/deliver";
import { recordById } from "./record-by-id";
import type { AnnotationServer } from "./server";

/** A request without a reply after this time counts as lost; the outbox then reads the stored response. */
const GIVE_UP_MS = 20_000;

/**
 * Creates a responses port for a server.
 *
 * @param userId whose responses are sent
 * @example
 * const server = { api: makeClient({ baseUrl: "" }) };
 * const port = responsesPort(server, "user-1");
 * await port.create("ticket-7", { status: "submitted", values: { topic: { value: "billing" } } });
 */
export function responsesPort({ api, can, wordsFor }: AnnotationServer, userId: string): ResponsesPort {
  const asDelivery = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw error instanceof ApiError ? deliveryError(error, wordsFor?.(error)) : error;
    }
  };
  const checksBase = async () => (await can?.("conditional_responses")) ?? false;
  const signal = () => AbortSignal.timeout(GIVE_UP_MS);
  const put = async ({ id, updatedAt }: StoredResponse, response: UserResponse) => {
    const call = { params: { response_id: id }, body: body(response), signal: signal() };
    if (!(await checksBase())) return api.updateResponse(call);
    return api.replaceResponse({ ...call, headers: { "if-match": `"${updatedAt}"` } });
  };
  return {
    readMine: (record) =>
      asDelivery(async () => responseIn(await recordById({ api }, record, ["responses"], signal()), userId)),
    create: (record_id, response) =>
      asDelivery(async () =>
        stored(await api.createResponse({ params: { record_id }, body: body(response), signal: signal() })),
      ),
    update: (base, response) => asDelivery(async () => stored(await put(base, response))),
    async isReplying() {
      const said = await api.getMe({ signal: signal() }).catch((error: unknown) => error);
      return !(said instanceof ApiError);
    },
    checksBase,
    remove: (response_id) =>
      asDelivery(async () => void (await api.deleteResponse({ params: { response_id }, signal: signal() }))),
  };
}

/** The user's response in a record; some calls return those of everybody. */
export function responseIn({ responses }: DatasetRecord, userId: string): StoredResponse | null {
  const mine = responses?.find(({ user_id }) => user_id === userId);
  return mine ? stored(mine) : null;
}

function stored({ id, status, values, updated_at }: DatasetResponse): StoredResponse {
  return { id, status, values: values ?? {}, updatedAt: updated_at };
}

function body({ status, values }: UserResponse) {
  // The values were read from, or validated against, the question's own schema; the table's type requires their
  // names.
  return { status, values } as Parameters<AnnotationServer["api"]["updateResponse"]>[0]["body"];
}

const kinds: Record<number, DeliveryError["kind"]> = {
  401: "signIn",
  404: "missing",
  409: "exists",
  412: "changed",
};
const worthRetrying = new Set([408, 421, 425, 429]);

/** The statuses with which a server, or a proxy before it, says when to try again. */
const asksToWait = new Set([429, 503]);

function deliveryError(
  { status = 0, detail, message, retryAfterMs }: ApiError,
  words: string | undefined,
): DeliveryError {
  const isLater = status === 0 || status >= 500 || status < 300 || worthRetrying.has(status);
  const kind = isLater ? "unreachable" : (kinds[status] ?? "refused");
  const wait = asksToWait.has(status) ? retryAfterMs : undefined;
  return new DeliveryError(kind, words ?? detail ?? message, status, wait);
}
