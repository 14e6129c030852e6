import { endpoints, errorCodes } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../../http/errors/http-errors";
import { isGoneMeanwhile } from "../../http/gone-meanwhile";
import { serve } from "../../http/serve";
import { Turns } from "../../security/turns";
import type { Services } from "../../services";
import { startSignIn } from "../sign-ins/sign-ins.service";
import { departureCookie, departureIn, expiredCookie } from "./departure-cookie";
import { IdentityProvider } from "./identity-provider";
import { deletedMeanwhile, refused, userOf } from "./provider-users";

/** The error of OAuth for a provider that does not respond. */
const unavailable = "temporarily_unavailable";

// Each holds a connection to a provider, and anybody can start one.
const maxArrivalsAtOnce = 10;
const maxWaiting = 100;

/** Routes for signing in with an identity provider. */
export function providerRoutes(app: FastifyInstance, services: Services): void {
  const { keys, providers: configs = [] } = services;
  const arrivals = new Turns(maxArrivalsAtOnce, maxWaiting);
  const providers = new Map(configs.map((config) => [config.name, new IdentityProvider(config)]));

  serve(app, services, endpoints.listOAuthProviders, async () => ({
    items: configs.map(({ name }) => ({ name })),
  }));

  serve(app, services, endpoints.startOAuth, async ({ params, request, reply }) => {
    const provider = providerOr404(params.provider);
    const redirectUri = redirectUriOf(params.provider, request);
    reply.header("cache-control", "no-store");
    try {
      const { url, departure } = await provider.depart(redirectUri, Object.entries(textsIn(request.query)));
      reply
        .header("set-cookie", departureCookie(params.provider, departure, keys))
        .header("location", url.href);
    } catch (error) {
      request.log.error({ err: error }, "An identity provider could not be reached");
      // The browser is navigating: a page of the app can show the failure, a JSON reply cannot.
      reply.header("location", `${redirectUri}?error=${unavailable}`);
    }
    return undefined;
  });

  serve(app, services, endpoints.finishOAuth, async ({ params, request, reply }) => {
    const provider = providerOr404(params.provider);
    const query = textsIn(request.query);
    refuseErrors(query);
    const departure = departureIn(request.headers.cookie, params.provider, keys);
    if (!departure || departure.state !== query.state) throw unfit("'state' parameter does not match");
    reply.header("set-cookie", expiredCookie(params.provider, departure));
    const arrived = await arrivals.take(() => provider.arrive(query, departure).catch(refuse));
    if (!arrived) throw tooMany();
    try {
      const user = await userOf(arrived.result, provider.config, services);
      return await startSignIn(user, request, services);
    } catch (error) {
      // The request cannot be handled once more: a code of the provider is valid once.
      throw isGoneMeanwhile(error) ? deletedMeanwhile() : error;
    }

    function refuse(error: unknown): never {
      request.log.warn({ err: error }, "A sign-in with a provider was refused");
      throw notConfirmed();
    }
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

/** Refuses what the provider, or the start of the sign-in, has reported, and a query that is not complete. */
function refuseErrors(query: Record<string, string>): void {
  if (query.error === unavailable)
    throw new HttpError(
      502,
      { detail: "The sign-in provider could not be reached" },
      errorCodes.providerUnreachable,
    );
  if (query.error) throw notConfirmed();
  for (const name of ["code", "state"])
    if (!ownValue(query, name)) throw unfit(`'${name}' parameter was not found in callback request`);
}

function notConfirmed(): HttpError {
  return refused(errorCodes.providerRefused, "The sign-in with the provider could not be completed");
}

function tooMany(): HttpError {
  const detail = "Too many sign-ins at once. Try again in a minute";
  return new HttpError(429, { detail }, errorCodes.tooManySignIns, 60);
}

function unfit(detail: string): HttpError {
  return new HttpError(422, { detail }, errorCodes.providerParameters);
}

/** The parameters that occur once. */
function textsIn(query: unknown): Record<string, string> {
  const all = Object.entries((query ?? {}) as Record<string, unknown>);
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
