import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { Refusal, unauthorized } from "../../http/refusals";
import { serve } from "../../http/serve";
import { hashPassword, isOldHash, isPassword, pretendToCheck } from "../../security/passwords";
import { signToken } from "../../security/tokens";
import type { Services } from "../../services";
import { findUserByName, replacePasswordHash, type UserRow } from "../users/users.repository";

/** Routes for signing in. */
export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { database, failedSignIns, keys, signInLinks } = services;

  serve(app, services, endpoints.createToken, async ({ body, request, reply }) => {
    const attempt = `${request.ip} ${body.username}`;
    if (!failedSignIns.mayTry(attempt)) {
      reply.header("retry-after", "60");
      throw new Refusal(429, { detail: "Too many attempts. Try again in a minute" });
    }
    const user = await findUserByName(database.read, body.username);
    const isRight = user
      ? await isPassword(body.password, user.password_hash)
      : await pretendToCheck(body.password);
    if (user && isRight) {
      failedSignIns.forgive(attempt);
      if (isOldHash(user.password_hash)) await rehash(user, body.password);
      return tokenFor(user);
    }
    throw unauthorized();
  });

  if (services.isPlain) return;

  serve(app, services, endpoints.redeemSignInLink, async ({ body, request }) => {
    const link = isLoopback(request.ip) ? signInLinks.redeem(body.token) : undefined;
    const user = link && (await findUserByName(database.read, link.username));
    if (!link || !user) throw unauthorized();
    return { ...(await tokenFor(user)), redirect_to: link.redirectTo };
  });

  async function rehash(user: UserRow, password: string) {
    const better = await hashPassword(password);
    await database.write((db) => replacePasswordHash(db, user.id, better));
  }

  async function tokenFor(user: UserRow) {
    const { public_id: id, first_name, username, role } = user;
    return { access_token: await signToken({ id, first_name, username, role }, keys), token_type: "bearer" };
  }
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
