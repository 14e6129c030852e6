import { errorCodes } from "@glossa/contract";
import type { FastifyRequest } from "fastify";
import { findCaller } from "../resources/users/users.repository";
import { hashApiKey } from "../security/api-keys";
import { demoApiKey } from "../security/known-credentials";
import { sessionIn } from "../security/tokens";
import type { Services } from "../services";
import type { Caller } from "./caller";
import { HttpError, unauthorized } from "./http-errors";

/** Identifies the user of a request: by API key, otherwise by access token. */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Caller> {
  const { apiKey, token } = credentialsOf(request);
  const { database, isLocal, keys } = services;
  const isUsable = apiKey !== undefined && (isLocal || apiKey !== demoApiKey);
  const byKey =
    isUsable && (await findCaller(database.credentials, { api_key_hash: hashApiKey(apiKey, keys) }));
  // Programs cannot change the password.
  if (byKey) return { ...byKey, mustChangePassword: false };
  if (!token) throw unauthorized();
  const session = await sessionIn(token, keys);
  if (!session) throw unauthorized("Invalid token");
  const byToken = await findCaller(database.credentials, {
    public_id: session.userId,
    sessions_since: session.since,
  });
  if (!byToken) throw unauthorized();
  return byToken;
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
