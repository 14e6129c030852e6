import { endpoints, errorCodes } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../../http/http-errors";
import { serve } from "../../http/serve";
import { signToken } from "../../security/tokens";
import type { Services } from "../../services";
import { departureCookie, departureIn, expiredCookie } from "./departure-cookie";
import { IdentityProvider } from "./identity-provider";
import { refused, userOf } from "./provider-users";

/** Routes for signing in with an identity provider. */
export function providerRoutes(app: FastifyInstance, services: Services): void {
  const { keys, providers: configs = [] } = services;
  const providers = new Map(configs.map((config) => [config.name, new IdentityProvider(config)]));

  serve(app, services, endpoints.listOAuthProviders, async () => ({
    items: configs.map(({ name }) => ({ name })),
  }));

  serve(app, services, endpoints.startOAuth, async ({ params, request, reply }) => {
    const provider = providerOr404(params.provider);
    const { url, departure } = await provider
      .depart(redirectUriOf(params.provider, request), Object.entries(textsIn(request.query)))
      .catch((error: unknown) => unreachable(error, request));
    reply.header("set-cookie", departureCookie(params.provider, departure, keys));
    reply.header("cache-control", "no-store").header("location", url.href);
    return undefined;
  });

  serve(app, services, endpoints.finishOAuth, async ({ params, request, reply }) => {
    const provider = providerOr404(params.provider);
    const query = textsIn(request.query);
    for (const name of ["code", "state"])
      if (!ownValue(query, name)) throw unfit(`'${name}' parameter was not found in callback request`);
    const departure = departureIn(request.headers.cookie, params.provider, keys);
    if (!departure || departure.state !== query.state) throw unfit("'state' parameter does not match");
    reply.header("set-cookie", expiredCookie(params.provider, departure));
    const account = await provider.arrive(query, departure).catch((error: unknown) => {
      request.log.warn({ err: error }, "A sign-in with a provider was refused");
      throw refused(errorCodes.providerRefused, "The sign-in with the provider could not be completed");
    });
    const user = await userOf(account, provider.config, services);
    return { access_token: await signToken({ ...user, id: user.public_id }, keys), token_type: "bearer" };
  });

  function providerOr404(name: string): IdentityProvider {
    const provider = providers.get(name);
    if (!provider) throw new HttpError(404, { detail: `OAuth Provider '${name}' not found` });
    return provider;
  }

  /** The page of the app to which the provider sends users back; it has to be registered there. */
  function redirectUriOf(name: string, request: FastifyRequest): string {
    const home = services.publicUrl ?? `${request.protocol}://${request.host}`;
    return `${home}/oauth/${name}/callback`;
  }
}

function unreachable(error: unknown, request: FastifyRequest): never {
  request.log.error({ err: error }, "An identity provider could not be reached");
  throw new HttpError(
    502,
    { detail: "The sign-in provider could not be reached" },
    errorCodes.providerUnreachable,
  );
}

function unfit(detail: string): HttpError {
  return new HttpError(422, { detail }, errorCodes.providerParameters);
}

/** The parameters that occur once. */
function textsIn(query: unknown): Record<string, string> {
  const all = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
