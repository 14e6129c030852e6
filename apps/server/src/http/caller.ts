import type { ApiKeyScope, EndpointScope, UserRole } from "@glossa/contract";

/** How a user has proved who they are. */
export type Credential =
  /** The token of a sign-in; without a public id if the sign-in could not be stored or is older than the table of sign-ins. */
  | { kind: "sign-in"; publicId?: string }
  /** The API key that every user has, which the Argilla client uses. */
  | { kind: "client key" }
  /** An API key that the user has created and named. */
  | { kind: "named key"; scope: ApiKeyScope };

/** The user of a request, with everything that policies need. */
export interface Caller {
  id: number;
  publicId: string;
  username: string;
  role: UserRole;
  workspaceIds: ReadonlySet<number>;
  credential: Credential;
  /** The user has signed in with a password that someone else set; they may only change it. Never with an API key. */
  mustChangePassword: boolean;
}

/** Whether the user may see the content of a workspace. */
export function isMember(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || caller.workspaceIds.has(workspaceId);
}

/** Whether the user may change the content of a workspace. */
export function isManager(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || (caller.role === "admin" && caller.workspaceIds.has(workspaceId));
}

/** Whether the credential of a request is enough for an endpoint: a named key may do only what its scope permits. */
export function isInScope({ credential }: Caller, scope: EndpointScope): boolean {
  if (credential.kind !== "named key") return true;
  return scope === "read" || (scope === "write" && credential.scope === "write");
}
