import { createHash, randomBytes } from "node:crypto";
import { endpoints, errorCodes, passwordLinkDays } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import { conflict, HttpError } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { newApiKey } from "../../security/api-keys";
import type { Services } from "../../services";
import type { PasswordCheck } from "../access/password-check";
import { refuseGuessable } from "../access/refusals";
import { recordAudit } from "../audit/audit.repository";
import { userObject } from "../audit/audited";
import { tellSignOut } from "../events/sign-outs";
import { hasSecondFactor } from "../second-factor/second-factor.repository";
import { startSignIn } from "../sign-ins/sign-ins.service";
import { type UserRow, updateUser } from "../users/users.repository";
import { userOr404 } from "../users/users.routes";
import { storedKey } from "../users/users.service";
import { findUserByPasswordLink, storePasswordLink } from "./password-links.repository";

const lifetimeInMilliseconds = passwordLinkDays * 24 * 60 * 60 * 1000;

/** Routes for links with which people choose their password: invited ones, and those who have lost it. */
export function passwordLinkRoutes(app: FastifyInstance, services: Services, passwords: PasswordCheck): void {
  const { database, events, keys } = services;

  serve(app, services, endpoints.createPasswordLink, async ({ caller, params }) => {
    const token = randomBytes(32).toString("base64url");
    const ends_at = timestampOf(Date.now() + lifetimeInMilliseconds);
    await database.write(async (db) => {
      const user = await userOr404(db, params.user_id);
      if (caller.id === user.id)
        throw conflict(errorCodes.isYourself, "Users cannot do this to their own account");
      // The code of one's own account would end the owner's sign-in in the app.
      if (!user.is_active)
        throw conflict(errorCodes.personSwitchedOff, "The account is switched off: a link would not work");
      await storePasswordLink(db, { user_id: user.id, token_hash: digest(token), ends_at });
      await recordAudit(db, { by: caller, action: "user.password_link_created", object: userObject(user) });
    });
    return { token, ends_at };
  });

  serve(app, services, endpoints.readPasswordLink, async ({ body }) => {
    const { username, first_name } = await userOfLink(database.credentials, body.token);
    return { username, first_name };
  });

  serve(app, services, endpoints.redeemPasswordLink, async ({ body, request }) => {
    // Looked up before the slow hash, so that guesses cost little.
    const { username } = await userOfLink(database.credentials, body.token);
    await refuseGuessable(body.password, username);
    const password_hash = await passwords.hash(body.password);
    const changes = { password_hash, ...storedKey(newApiKey(), keys), must_change_password: 0 };
    const user = await database.write(async (db) => {
      const found = await userOfLink(db, body.token);
      const by = { publicId: found.public_id, username: found.username };
      await recordAudit(db, { by, action: "account.password_changed" });
      // Ends the link as well.
      return updateUser(db, found.id, changes, { endsSessions: true });
    });
    await tellSignOut(events, user.id);
    // The link replaces the password, not the code of the authenticator app.
    if (await hasSecondFactor(database.credentials, user.id)) return { access_token: null };
    const { access_token } = await startSignIn(user, request, services);
    return { access_token };
  });
}

async function userOfLink(db: Handle, token: string): Promise<UserRow> {
  const user = await findUserByPasswordLink(db, digest(token));
  if (!user)
    throw new HttpError(
      404,
      { detail: "This link is not valid: it was used, replaced or has ended" },
      errorCodes.passwordLink,
    );
  return user;
}

// A copy of the database must not contain links that work.
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
