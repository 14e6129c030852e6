import { endpoints, type UserSignIn } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { tellSignOut } from "../events/sign-outs";
import { endOthers, idOf } from "./own-sign-in";
import { deleteSignIn, listSignIns, type SignInRow } from "./sign-ins.repository";

/** Routes for sign-ins; each user can access only their own. */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  if (services.isPlain) return;
  const { database, events } = services;

  serve(app, services, endpoints.listMySignIns, async ({ caller }) => {
    const signIns = await listSignIns(database.read, caller.id);
    return { items: signIns.map((signIn) => presentSignIn(signIn, idOf(caller))) };
  });

  serve(app, services, endpoints.endMySignIn, async ({ caller, params }) => {
    const isEnded = await database.write((db) => deleteSignIn(db, caller.id, params.sign_in_id));
    if (!isEnded) throw notFound("SignIn", params.sign_in_id);
    await tellSignOut(events, caller.id);
    return undefined;
  });

  serve(app, services, endpoints.endMyOtherSignIns, async ({ caller }) => {
    await database.write((db) => endOthers(db, caller));
    await tellSignOut(events, caller.id);
    return undefined;
  });

  serve(app, services, endpoints.signOut, async ({ caller }) => {
    const id = idOf(caller);
    if (id === undefined) return undefined;
    await database.write((db) => deleteSignIn(db, caller.id, id));
    await tellSignOut(events, caller.id);
    return undefined;
  });
}

function presentSignIn(row: SignInRow, currentId: string | undefined): UserSignIn {
  const { public_id: id, program, system, network, inserted_at, last_used_at } = row;
  return { id, program, system, network, is_current: id === currentId, inserted_at, last_used_at };
}
