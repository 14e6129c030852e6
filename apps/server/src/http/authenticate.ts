import { errorCodes } from "@glossa/contract";
import type { FastifyRequest } from "fastify";
import type { Handle } from "../database/database";
import {
  type FoundCaller,
  findCallerByKey,
  findCallerByNamedKey,
  findCallerBySignIn,
  findCallerBySince,
  isSwitchedOff,
} from "../resources/users/callers.repository";
import { hashApiKey, hashNamedKey, isNamedKey } from "../security/api-keys";
import { demoApiKey } from "../security/known-credentials";
import { sessionIn } from "../security/tokens";
import type { Services } from "../services";
import type { Caller } from "./caller";
import { HttpError, unauthorized } from "./errors/http-errors";

/** Identifies the user of a request: by API key, otherwise by access token. */
export async function authenticate(
  request: FastifyRequest,
  services: Services,
  /** Where to look: inside a transaction, the credentials are those that are valid at its time. */
  db: Handle = services.database.credentials,
): Promise<Caller> {
  const { apiKey, token } = credentialsOf(request);
  const byKey = apiKey === undefined ? undefined : await callerByKey(apiKey, services, db);
  if (byKey) return byKey;
  if (!token) throw await refusalOfKey(apiKey, services, db);
  const session = await sessionIn(token, services.keys);
  if (!session) throw unauthorized("Invalid token");
  const { userId, since, signInId } = session;
  const byToken =
    signInId === undefined
      ? await findCallerBySince(db, { userId, since })
      : noteUse(services, "sign_ins", await findCallerBySignIn(db, { userId, signInId }));
  if (!byToken) throw await unauthorizedUser(db, { userId });
  return byToken;
}

/** Why an API key is refused. */
function refusalOfKey(apiKey: string | undefined, services: Services, db: Handle) {
  if (apiKey === undefined) return unauthorized();
  const namedKey = isNamedKey(apiKey) && !services.isPlain ? hashNamedKey(apiKey) : undefined;
  const clientKey = isUsable(apiKey, services) ? hashApiKey(apiKey, services.keys) : undefined;
  return unauthorizedUser(db, { namedKey, clientKey });
}

/** Only who holds a key or a token of an account learns that it is switched off. */
async function unauthorizedUser(db: Handle, holder: Parameters<typeof isSwitchedOff>[1]): Promise<HttpError> {
  const { status, body } = unauthorized();
  return (await isSwitchedOff(db, holder))
    ? new HttpError(status, body, errorCodes.switchedOff)
    : unauthorized();
}

async function callerByKey(apiKey: string, services: Services, db: Handle): Promise<Caller | undefined> {
  if (isNamedKey(apiKey)) {
    // The extensions do not exist on a plain server, and these keys are one.
    const found = services.isPlain ? undefined : await findCallerByNamedKey(db, hashNamedKey(apiKey));
    if (found) return noteUse(services, "api_keys", found);
  }
  return isUsable(apiKey, services) ? findCallerByKey(db, hashApiKey(apiKey, services.keys)) : undefined;
}

/** The publicly known key of the demo is valid on one machine only. */
function isUsable(apiKey: string, { isLocal }: Services): boolean {
  return isLocal || apiKey !== demoApiKey;
}

function noteUse(
  { lastUses }: Services,
  table: "sign_ins" | "api_keys",
  found: FoundCaller | undefined,
): Caller | undefined {
  if (found) lastUses.note(table, found.publicId, found.lastUsedAt);
  return found?.caller;
}

/** Refuses a user who must change their password first. A plain server has no endpoint to change it. */
export function refuseFirstPassword({ mustChangePassword }: Caller, { isPlain }: Services): void {
  if (!mustChangePassword || isPlain) return;
  const detail = "The password was set by someone else. Change it first";
  throw new HttpError(403, { detail }, errorCodes.passwordChangeRequired);
}

function credentialsOf(request: FastifyRequest): { apiKey?: string; token?: string } {
  const apiKey = request.headers["x-argilla-api-key"];
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return { apiKey: typeof apiKey === "string" ? apiKey : undefined, token };
}
