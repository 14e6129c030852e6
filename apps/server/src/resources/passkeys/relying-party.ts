import type { FastifyRequest } from "fastify";
import type { Services } from "../../services";

/** Where passkeys are valid: the address that users have in their browser. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  origin: string;
}

/** The relying party of a request: that of the configured public address, or else the address that the browser uses. */
export function relyingPartyOf(request: FastifyRequest, { publicUrl }: Services): RelyingParty {
  const { hostname, origin } = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  return { id: hostname, origin };
}
