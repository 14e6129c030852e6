// @ts-check
// Tokens and what they permit: `hf_write…` anything under its name, `hf_read…` reading, `hf_fine…` one owner alone.
import { Refusal } from "./replies.mjs";

/** @import { IncomingMessage } from "node:http" */
/** @import { Repository } from "./repositories.mjs" */

/** The name of a token's owner, and that of their organisation. */
export const accountName = "ada";
export const organisation = "harbour-lab";
/** Another organisation of theirs, to which a fine-grained token may not write. */
export const closedOrganisation = "locked-lab";

const kinds = /** @type {const} */ (["write", "read", "fine"]);

/**
 * The kind of a request's token; undefined without one.
 *
 * @param {IncomingMessage} request
 */
export function tokenKind(request) {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
  if (token === undefined) return undefined;
  const kind = kinds.find((one) => token.startsWith(`hf_${one}`));
  if (!kind) throw new Refusal(401, "InvalidToken", "Invalid credentials in Authorization header");
  return kind;
}

/**
 * Who a token belongs to.
 *
 * @param {IncomingMessage} request
 */
export function whoAmI(request) {
  const kind = tokenKind(request);
  if (!kind) throw new Refusal(401, "InvalidToken", "Invalid username or password.");
  const org = (/** @type {string} */ name) => ({
    type: "org",
    id: `id-of-${name}`,
    name,
    fullname: name,
    isEnterprise: false,
    canPay: false,
    avatarUrl: "",
    roleInOrg: "write",
  });
  const writing = ["repo.content.read", "repo.write"];
  return {
    type: "user",
    id: "5f0000000000000000000001",
    name: accountName,
    fullname: "Ada",
    email: "ada@example.org",
    emailVerified: true,
    canPay: false,
    isPro: false,
    periodEnd: null,
    avatarUrl: "",
    orgs: [org(organisation), org(closedOrganisation)],
    auth: {
      type: "access_token",
      accessToken: {
        displayName: kind,
        role: kind === "fine" ? "fineGrained" : kind,
        createdAt: "2025-01-01T00:00:00.000Z",
        ...(kind === "fine" && {
          fineGrained: {
            canReadGatedRepos: false,
            global: [],
            scoped: [
              { entity: { type: "user", name: accountName }, permissions: ["repo.content.read"] },
              { entity: { type: "org", name: organisation }, permissions: writing },
            ],
          },
        }),
      },
    },
  };
}

/**
 * Refuses callers who may not write to an owner.
 *
 * @param {IncomingMessage} request
 * @param {string} owner
 */
export function requireWriting(request, owner) {
  const kind = tokenKind(request);
  if (!kind) throw new Refusal(401, "InvalidToken", "Invalid username or password.");
  const may = kind === "fine" ? [organisation] : kind === "write" ? [accountName, organisation] : [];
  if (may.includes(owner)) return;
  throw new Refusal(403, "Forbidden", "You don't have the rights to create a dataset under this namespace");
}

/**
 * The repository that a request names. The texts differ between the viewer and the hub itself.
 *
 * @param {IncomingMessage} request
 * @param {ReadonlyMap<string, Repository>} repositories
 * @param {string} id
 * @param {"viewer" | "hub" | "file"} asked
 */
export function readableRepository(request, repositories, id, asked) {
  const repository = repositories.get(id);
  const kind = tokenKind(request);
  const isClosed = (repository?.isPrivate && kind === undefined) || (repository?.isGated && asked !== "hub");
  if (repository && !isClosed) return repository;
  if (asked === "viewer") throw viewerRefusal(kind !== undefined);
  if (repository?.isGated)
    throw new Refusal(kind ? 403 : 401, "GatedRepo", "Access to this dataset is restricted.");
  throw new Refusal(
    kind ? 404 : 401,
    "RepoNotFound",
    kind ? "Repository not found" : "Invalid username or password.",
  );
}

/** @param {boolean} hasToken */
function viewerRefusal(hasToken) {
  const [how, retry] = hasToken
    ? ["with the current credentials", "other authentication credentials"]
    : ["without authentication", "authentication"];
  const text = `The dataset does not exist, or is not accessible ${how} (private or gated). Please check the spelling of the dataset name or retry with ${retry}.`;
  return hasToken
    ? new Refusal(404, "ExternalAuthenticatedError", text)
    : new Refusal(401, "ExternalUnauthenticatedError", text);
}
