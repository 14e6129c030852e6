import type { Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { endSessions } from "../users/users.repository";
import { deleteOtherSignIns } from "./sign-ins.repository";

/** Ends all sign-ins but that of the request. With an API key, or a token that belongs to no stored sign-in, all end. */
export function endOthers(db: Handle, caller: Caller): Promise<void> {
  const id = idOf(caller);
  return id === undefined ? endSessions(db, caller.id) : deleteOtherSignIns(db, caller.id, id);
}

/** The id of the sign-in of a request. */
export function idOf({ credential }: Caller): string | undefined {
  return credential.kind === "sign-in" ? credential.publicId : undefined;
}
