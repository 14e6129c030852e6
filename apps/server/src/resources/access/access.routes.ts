import { setTimeout } from "node:timers/promises";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { HttpError, unauthorized } from "../../http/http-errors";
import { serve } from "../../http/serve";
import { hashPassword, isOldHash, isPassword, pretendToCheck } from "../../security/passwords";
import { signToken } from "../../security/tokens";
import { Turns } from "../../security/turns";
import type { Services } from "../../services";
import {
  findUserByName,
  findUserBySignIn,
  replacePasswordHash,
  type UserRow,
} from "../users/users.repository";

// Each hash takes 19 MiB and one of the few threads that also read files.
const maxHashesAtOnce = 2;
const maxWaiting = 100;

/** Routes for signing in. */
export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { database, signInGuard, keys, signInLinks } = services;

  const hashing = new Turns(maxHashesAtOnce, maxWaiting);

  serve(app, services, endpoints.createToken, async ({ body, request }) => {
    const admission = await signInGuard.admit(request.ip, body.username);
    if (!admission) throw tooMany();
    if (admission.waitMilliseconds > 0) await setTimeout(admission.waitMilliseconds);
    const user = await findUserBySignIn(database.credentials, body.username);
    const judged = await hashing.take(async () =>
      user ? isPassword(body.password, user.password_hash) : pretendToCheck(body.password),
    );
    if (!judged) throw tooMany();
    if (user && judged.result) {
      await admission.succeed();
      if (isOldHash(user.password_hash)) await rehash(user, body.password);
      return tokenFor(user);
    }
    throw unauthorized();
  });

  if (services.isPlain) return;

  serve(app, services, endpoints.redeemSignInLink, async ({ body, request }) => {
    const link = isLoopback(request.ip) ? signInLinks.redeem(body.token) : undefined;
    const user = link && (await findUserByName(database.credentials, link.username));
    if (!link || !user) throw unauthorized();
    return { ...(await tokenFor(user)), redirect_to: link.redirectTo };
  });

  async function rehash(user: UserRow, password: string) {
    const better = await hashPassword(password);
    await database.write((db) => replacePasswordHash(db, user.id, better));
  }

  async function tokenFor(user: UserRow) {
    return { access_token: await signToken({ ...user, id: user.public_id }, keys), token_type: "bearer" };
  }
}

function tooMany(): HttpError {
  return new HttpError(
    429,
    { detail: "Too many attempts. Try again in a minute" },
    errorCodes.tooManySignIns,
    60,
  );
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
