import { setTimeout } from "node:timers/promises";
import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { HttpError, unauthorized, unprocessable } from "../../http/http-errors";
import { serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import { hashPassword, isOldHash, isPassword, pretendToCheck } from "../../security/passwords";
import { signToken } from "../../security/tokens";
import { Turns } from "../../security/turns";
import type { Services } from "../../services";
import { tellSignOut } from "../events/sign-outs";
import {
  findUserByName,
  findUserBySignIn,
  getUser,
  replacePasswordHash,
  storeSignIn,
  type UserRow,
  updateUser,
} from "../users/users.repository";
import { storedKey } from "../users/users.service";

// Each hash takes 19 MiB and one of the few threads that also read files.
const maxHashesAtOnce = 2;
const maxWaiting = 100;

/** Routes for signing in. */
export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { database, events, signInGuard, keys, signInLinks } = services;

  const hashing = new Turns(maxHashesAtOnce, maxWaiting);

  serve(app, services, endpoints.createToken, async ({ body, request }) => {
    const user = await userWith(body, request.ip);
    if (!user) throw unauthorized();
    // Only who has the password learns that the account is switched off.
    if (!user.is_active)
      throw new HttpError(403, { detail: "This account is switched off" }, errorCodes.switchedOff);
    if (isOldHash(user.password_hash)) await rehash(user, body.password);
    return signIn(user);
  });

  if (services.isPlain) return;

  serve(app, services, endpoints.redeemSignInLink, async ({ body, request }) => {
    const link = isLoopback(request.ip) ? signInLinks.redeem(body.token) : undefined;
    const user = link && (await findUserByName(database.credentials, link.username));
    if (!link || !user?.is_active) throw unauthorized();
    return { ...(await signIn(user)), redirect_to: link.redirectTo };
  });

  serve(app, services, endpoints.changeMyPassword, async ({ caller, body, request }) => {
    const { username } = caller;
    const user = await userWith({ username, password: body.current_password }, request.ip);
    if (!user) throw wrongPassword();
    if (body.new_password === body.current_password)
      throw unprocessable(errorCodes.samePassword, "The new password must differ from the current one");
    const hashed = await hashing.take(() => hashPassword(body.new_password));
    if (!hashed) throw tooMany();
    const changes = {
      password_hash: hashed.result,
      ...storedKey(newApiKey(), keys),
      must_change_password: 0,
    };
    const changed = await database.write(async (db) => {
      // An owner may have set another one while this request was being checked: theirs stays.
      const { password_hash } = await getUser(db, caller.id);
      if (password_hash !== user.password_hash) throw wrongPassword();
      return updateUser(db, caller.id, changes, { endsSessions: true });
    });
    await tellSignOut(events, caller.id);
    return tokenFor(changed);
  });

  /** The user with this name and password; undefined if there is none. Slows down those who guess. */
  async function userWith({ username, password }: { username: string; password: string }, ip: string) {
    const admission = await signInGuard.admit(ip, username);
    if (!admission) throw tooMany();
    if (admission.waitMilliseconds > 0) await setTimeout(admission.waitMilliseconds);
    const user = await findUserBySignIn(database.credentials, username);
    const judged = await hashing.take(async () =>
      user ? isPassword(password, user.password_hash) : pretendToCheck(password),
    );
    if (!judged) throw tooMany();
    if (!user || !judged.result) return undefined;
    await admission.succeed();
    return user;
  }

  async function rehash(user: UserRow, password: string) {
    const better = await hashPassword(password);
    await database.write((db) => replacePasswordHash(db, user.id, better));
  }

  async function signIn(user: UserRow) {
    await database.write((db) => storeSignIn(db, user.id));
    return tokenFor(user);
  }

  async function tokenFor(user: UserRow) {
    return { access_token: await signToken({ ...user, id: user.public_id }, keys), token_type: "bearer" };
  }
}

function wrongPassword(): HttpError {
  return unprocessable(errorCodes.wrongPassword, "The current password is wrong");
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
