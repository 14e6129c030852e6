import { endpoints, errorCodes } from "@glossa/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { conflict, unauthorized } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { encrypt } from "../../security/encryption";
import { newSecret, uriOf } from "../../security/one-time-codes";
import type { Services } from "../../services";
import type { PasswordCheck } from "../access/password-check";
import { switchedOff, wrongPassword } from "../access/refusals";
import { recordAudit } from "../audit/audit.repository";
import { tellSignOut } from "../events/sign-outs";
import { endOthers } from "../sign-ins/own-sign-in";
import { startSignIn } from "../sign-ins/sign-ins.service";
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  storeSecret,
  switchOn,
} from "./second-factor.repository";
import { renewRecoveryCodes, withCode } from "./second-factor.service";

/** Routes for signing in with a second factor, and for the user's own. */
export function secondFactorRoutes(app: FastifyInstance, services: Services, passwords: PasswordCheck): void {
  const { database, events, keys } = services;

  serve(app, services, endpoints.signInWithCode, async ({ body, request }) => {
    const { code, ...credentials } = body;
    const user = await passwords.userWith(credentials, request.ip);
    if (!user) throw unauthorized();
    if (!user.is_active) throw switchedOff();
    const { id, public_id: publicId, username } = user;
    const typed = { user: { id, publicId, username }, code, ip: request.ip, isSignedIn: false };
    const kind = await withCode(typed, services, async (db, used) => {
      await requireState(db, id, "on");
      return used;
    });
    return startSignIn(user, request, services, kind === "recovery_code" ? kind : undefined);
  });

  serve(app, services, endpoints.getMySecondFactor, async ({ caller }) => {
    const factor = await findSecondFactor(database.read, caller.id);
    const isOn = factor?.is_on === 1;
    return {
      is_on: isOn,
      since: isOn ? factor.updated_at : null,
      recovery_codes_left: await countRecoveryCodes(database.read, caller.id),
    };
  });

  serve(app, services, endpoints.prepareMySecondFactor, async ({ caller, body, request }) => {
    const { username } = caller;
    const user = await passwords.confirm(caller, body.password, request.ip);
    if (!user) throw wrongPassword();
    const secret = newSecret();
    await database.write(async (db) => {
      await requireState(db, caller.id, "off");
      await storeSecret(db, caller.id, encrypt(secret, keys));
    });
    return { secret, uri: uriOf(secret, username) };
  });

  serve(app, services, endpoints.confirmMySecondFactor, async ({ caller, body, request }) => {
    const recovery_codes = await withCode(typedBy(caller, body, request), services, async (db) => {
      await requireState(db, caller.id, "off");
      await switchOn(db, caller.id);
      await recordAudit(db, { by: caller, action: "account.second_factor_on" });
      await endOthers(db, caller);
      return renewRecoveryCodes(db, caller.id, keys);
    });
    await tellSignOut(events, caller.id);
    return { recovery_codes };
  });

  serve(app, services, endpoints.renewMyRecoveryCodes, async ({ caller, body, request }) => ({
    recovery_codes: await withCode(typedBy(caller, body, request), services, async (db) => {
      await requireState(db, caller.id, "on");
      await recordAudit(db, { by: caller, action: "account.recovery_codes_renewed" });
      return renewRecoveryCodes(db, caller.id, keys);
    }),
  }));

  serve(app, services, endpoints.removeMySecondFactor, async ({ caller, body, request }) => {
    await withCode(typedBy(caller, body, request), services, async (db) => {
      await requireState(db, caller.id, "on");
      await deleteSecondFactor(db, caller.id);
      await recordAudit(db, { by: caller, action: "account.second_factor_off" });
      await endOthers(db, caller);
    });
    await tellSignOut(events, caller.id);
    return undefined;
  });
}

/** The code that a user who is signed in has typed. */
function typedBy(user: Caller, { code }: { code: string }, { ip }: FastifyRequest) {
  return { user, code, ip, isSignedIn: true };
}

async function requireState(db: Handle, userId: number, state: "on" | "off"): Promise<void> {
  if ((await hasSecondFactor(db, userId)) === (state === "on")) return;
  throw conflict(errorCodes.secondFactorState, `The second factor must be switched ${state} for this`);
}
