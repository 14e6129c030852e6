import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { unauthorized, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import { hashPassword, isOldHash } from "../../security/passwords";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { tellSignOut } from "../events/sign-outs";
import { passkeyRoutes } from "../passkeys/passkeys.routes";
import { passwordLinkRoutes } from "../password-links/password-links.routes";
import { hasSecondFactor } from "../second-factor/second-factor.repository";
import { secondFactorRoutes } from "../second-factor/second-factor.routes";
import { startSignIn } from "../sign-ins/sign-ins.service";
import {
  findUserByName,
  getUser,
  replacePasswordHash,
  type UserRow,
  updateUser,
} from "../users/users.repository";
import { storedKey } from "../users/users.service";
import { PasswordCheck } from "./password-check";
import { refuseGuessable, secondFactorRequired, switchedOff, wrongPassword } from "./refusals";

/** Routes for signing in. */
export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { database, events, keys, signInLinks } = services;
  const passwords = new PasswordCheck(services);

  serve(app, services, endpoints.createToken, async ({ body, request }) => {
    const user = await passwords.userWith(body, request.ip);
    if (!user) throw unauthorized();
    // Only who has the password learns that the account is switched off, or that it requires a code.
    if (!user.is_active) throw switchedOff();
    if (await hasSecondFactor(database.credentials, user.id)) throw secondFactorRequired();
    if (isOldHash(user.password_hash)) await rehash(user, body.password);
    return startSignIn(user, request, services);
  });

  if (services.isPlain) return;
  secondFactorRoutes(app, services, passwords);
  passkeyRoutes(app, services, passwords);
  passwordLinkRoutes(app, services, passwords);

  serve(app, services, endpoints.redeemSignInLink, async ({ body, request }) => {
    const link = isLoopback(request.ip) ? signInLinks.redeem(body.token) : undefined;
    const user = link && (await findUserByName(database.credentials, link.username));
    if (!link || !user?.is_active) throw unauthorized();
    return { ...(await startSignIn(user, request, services)), redirect_to: link.redirectTo };
  });

  serve(app, services, endpoints.changeMyPassword, async ({ caller, body, request }) => {
    const { username } = caller;
    const user = await passwords.confirm(caller, body.current_password, request.ip);
    if (!user) throw wrongPassword();
    if (body.new_password === body.current_password)
      throw unprocessable(errorCodes.samePassword, "The new password must differ from the current one");
    await refuseGuessable(body.new_password, username);
    const changes = {
      password_hash: await passwords.hash(body.new_password),
      ...storedKey(newApiKey(), keys),
      must_change_password: 0,
    };
    const changed = await database.write(async (db) => {
      // An owner may have set another one while this request was being checked: theirs stays.
      const { password_hash } = await getUser(db, caller.id);
      if (password_hash !== user.password_hash) throw wrongPassword();
      await recordAudit(db, { by: caller, action: "account.password_changed" });
      return updateUser(db, caller.id, changes, { endsSessions: true });
    });
    await tellSignOut(events, caller.id);
    return startSignIn(changed, request, services);
  });

  async function rehash(user: UserRow, password: string) {
    const better = await hashPassword(password);
    await database.write((db) => replacePasswordHash(db, user.id, better));
  }
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
