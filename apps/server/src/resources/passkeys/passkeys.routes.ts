import { endpoints, errorCodes, maxPasskeys, type Passkey } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { now } from "../../database/clock";
import { newPublicId } from "../../database/public-id";
import { authenticate } from "../../http/authenticate";
import { notFound, unprocessable } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { newChallenge } from "../../security/challenges";
import type { Services } from "../../services";
import type { PasswordCheck } from "../access/password-check";
import { recordAudit } from "../audit/audit.repository";
import { tellSignOut } from "../events/sign-outs";
import { endOthers } from "../sign-ins/own-sign-in";
import { requireFreshProof } from "./fresh-proof";
import { passkeySignInRoutes } from "./passkey-sign-in.routes";
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
} from "./passkeys.repository";
import { relyingPartyOf } from "./relying-party";
import { algorithms, refusedPasskey, verifiedAttestation } from "./verify-passkey";

/** Routes for signing in with a passkey, and for the user's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, services: Services, passwords: PasswordCheck): void {
  const { database, events, keys } = services;
  passkeySignInRoutes(app, services);

  serve(app, services, endpoints.listMyPasskeys, async ({ caller }) => ({
    items: (await listPasskeys(database.read, caller.id)).map(presentPasskey),
  }));

  serve(app, services, endpoints.prepareMyPasskey, async ({ caller, body, request }) => {
    const proof = { caller, password: body.password, ip: request.ip };
    await requireFreshProof(proof, { db: database.credentials, passwords });
    const passkeys = await listPasskeys(database.read, caller.id);
    refuseTooMany(passkeys);
    const party = relyingPartyOf(request, services);
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const options = await generateRegistrationOptions({
      rpName: "Glossa",
      rpID: party.id,
      userName: caller.username,
      // Not the name: browsers and devices keep it, and a name can change.
      userID: new Uint8Array(Buffer.from(caller.publicId)),
      challenge: new Uint8Array(newChallenge(`add to ${caller.id}`, keys)),
      attestationType: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
        id,
        transports: JSON.parse(transports),
      })),
    });
    return { ...options };
  });

  serve(app, services, endpoints.createMyPasskey, async ({ caller, body, request }) => {
    const { name, credential } = body;
    const purpose = `add to ${caller.id}` as const;
    const party = relyingPartyOf(request, services);
    const made = await verifiedAttestation(credential, { purpose, party, keys });
    const passkey = await database.write(async (db) => {
      // A password that is changed at the same time ends all passkeys: this one must not survive it.
      await authenticate(request, services, db);
      refuseTooMany(await listPasskeys(db, caller.id));
      if (!(await takeChallenge(db, made.challenge)) || (await findPasskey(db, made.id)))
        throw refusedPasskey();
      const row = await insertPasskey(db, {
        public_id: newPublicId(),
        user_id: caller.id,
        name,
        rp_id: party.id,
        credential_id: made.id,
        public_key: made.publicKey,
        counter: made.counter,
        transports: JSON.stringify(credential.response.transports ?? []),
        is_synced: Number(made.isSynced),
        inserted_at: now(),
        last_used_at: null,
      });
      await recordAudit(db, { by: caller, action: "account.passkey_added", object: objectOf(row) });
      return row;
    });
    return presentPasskey(passkey);
  });

  serve(app, services, endpoints.removeMyPasskey, async ({ caller, params, body, request }) => {
    const proof = { caller, password: body.password, ip: request.ip };
    await requireFreshProof(proof, { db: database.credentials, passwords });
    const passkey = await database.write(async (db) => {
      const deleted = await deletePasskey(db, caller.id, params.passkey_id);
      if (!deleted) throw notFound("Passkey", params.passkey_id);
      await recordAudit(db, { by: caller, action: "account.passkey_removed", object: objectOf(deleted) });
      await endOthers(db, caller);
      return deleted;
    });
    await tellSignOut(events, caller.id);
    return presentPasskey(passkey);
  });
}

function refuseTooMany(passkeys: readonly unknown[]): void {
  if (passkeys.length >= maxPasskeys)
    throw unprocessable(errorCodes.limitReached, `A user can have at most ${maxPasskeys} passkeys`);
}

function objectOf({ public_id: id, name }: PasskeyRow) {
  return { id, name };
}

function presentPasskey(row: PasskeyRow): Passkey {
  const { public_id: id, name, is_synced, inserted_at, last_used_at } = row;
  return { id, name, is_synced: is_synced === 1, inserted_at, last_used_at };
}
