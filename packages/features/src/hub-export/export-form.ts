/** The body of a request for an export. */
export interface ExportRequest {
  /** A user or an organisation of the hub. */
  owner: string;
  name: string;
  token: string;
  isPrivate: boolean;
}

/** The fields of the form that can be wrong. */
export type ExportPart = "owner" | "name" | "token";

/** A token names itself; whether the hub accepts it is known later. */
const tokenForm = /hf_[a-z0-9]/i;

/**
 * Returns what is wrong in the form of an export.
 *
 * @example
 * exportProblems({ owner: "ana", name: "tickets", token: "secret", isPrivate: false }); // { token: "hfTokenInvalid" }
 */
export function exportProblems({ owner, name, token }: ExportRequest) {
  return {
    ...(owner.trim() === "" && { owner: "orgOrUsernameIsRequired" as const }),
    ...(name.trim() === "" && { name: "datasetNameIsRequired" as const }),
    ...(token.trim() === ""
      ? { token: "hfTokenIsRequired" as const }
      : !tokenForm.test(token) && { token: "hfTokenInvalid" as const }),
  };
}
