import { ApiError } from "@glossa/contract/client";
import { StatusPage } from "@glossa/features/shell";
import { messagesOf } from "./errors";
import { loadMissing } from "./queries/client";

/** The page if it lacks something that it cannot do without, as long as the server fails or cannot be reached. */
export function LoadFailure({ error }: { error: unknown }) {
  const { status = 503 } = error instanceof ApiError ? error : {};
  const message = error instanceof ApiError ? messagesOf(error).at(-1) : undefined;
  return <StatusPage status={status} {...(message !== undefined && { message })} onReload={loadMissing} />;
}
