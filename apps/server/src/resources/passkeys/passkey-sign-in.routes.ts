import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve";
import { newChallenge } from "../../security/challenges";
import type { Services } from "../../services";
import { recordFailure } from "../access/failed-sign-ins";
import { switchedOff, tooManySignIns } from "../access/refusals";
import { startSignIn } from "../sign-ins/sign-ins.service";
import { findPasskey, findUserOfPasskey, notePasskeyUse, takeChallenge } from "./passkeys.repository";
import { relyingPartyOf } from "./relying-party";
import { refusedPasskey, verifiedAssertion } from "./verify-passkey";

/** Routes for signing in with a passkey. The device has verified its user, so that no code is asked for. */
export function passkeySignInRoutes(app: FastifyInstance, services: Services): void {
  const { database, keys, signInGuard } = services;

  serve(app, services, endpoints.preparePasskeySignIn, async ({ request }) => {
    const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(request, services).id,
      challenge: new Uint8Array(newChallenge("sign in", keys)),
      userVerification: "required",
    });
    return { ...options };
  });

  serve(app, services, endpoints.signInWithPasskey, async ({ body, request }) => {
    const { credential } = body;
    const admission = await signInGuard.admit(request.ip, `passkey ${credential.id}`);
    if (!admission) throw tooManySignIns();
    const passkey = await findPasskey(database.credentials, credential.id);
    const user = passkey && (await findUserOfPasskey(database.credentials, passkey));
    if (!passkey || !user) throw refusedPasskey();
    const expected = { purpose: "sign in", party: relyingPartyOf(request, services), keys } as const;
    const verified = isOf(user.public_id, credential.response.userHandle)
      ? await verifiedAssertion(credential, passkey, expected)
      : undefined;
    const by = { publicId: user.public_id, username: user.username };
    if (!verified) {
      await recordFailure(database, by, { ip: request.ip, reason: "wrong_passkey" });
      throw refusedPasskey();
    }
    if (!user.is_active) {
      await recordFailure(database, by, { ip: request.ip, reason: "switched_off" });
      throw switchedOff();
    }
    const { challenge, ...use } = verified;
    await database.write(async (db) => {
      if (!((await takeChallenge(db, challenge)) && (await notePasskeyUse(db, passkey, use))))
        throw refusedPasskey();
    });
    await admission.succeed();
    return startSignIn(user, request, services, "passkey");
  });
}

/** Whether the user handle, which devices keep with a passkey, is that of the user; not all browsers return it. */
function isOf(publicId: string, userHandle: string | null | undefined): boolean {
  return !userHandle || Buffer.from(userHandle, "base64url").toString() === publicId;
}
