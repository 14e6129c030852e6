import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** A real OpenID provider on this machine, whose users sign in without a form. */
export interface TestProvider {
  issuer: string;
  client_id: string;
  client_secret: string;
  /** The account that signs in next, with its claims. */
  account: { id: string; claims: Record<string, unknown> };
  close(): Promise<void>;
}

/**
 * Starts an OpenID provider.
 *
 * @param redirectUris the callback pages that are registered there
 */
export async function startIdentityProvider(redirectUris: string[]): Promise<TestProvider> {
  const client = { client_id: "glossa", client_secret: randomBytes(32).toString("hex") };
  const answer = { handle: (_: IncomingMessage, response: ServerResponse) => void response.end() };
  const http = createServer((request, response) => answer.handle(request, response));
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const test: TestProvider = {
    issuer,
    ...client,
    account: { id: "1", claims: {} },
    close: () => {
      http.closeAllConnections();
      return new Promise((done) => http.close(() => done()));
    },
  };
  const configuration: Configuration = {
    clients: [{ ...client, redirect_uris: redirectUris, token_endpoint_auth_method: "client_secret_post" }],
    claims: {
      openid: ["sub"],
      profile: ["preferred_username", "given_name", "family_name", "name", "groups"],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...test.account.claims }),
    }),
  };
  const provider = new Provider(issuer, configuration);
  const ofProvider = provider.callback();
  answer.handle = (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void ofProvider(request, response);
    void answerInteraction(provider, test, request, response);
  };
  return test;
}

/** Signs the account in and gives the consent that the provider asks for. */
async function answerInteraction(
  provider: Provider,
  { account, client_id }: TestProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, session } = await provider.interactionDetails(request, response);
  if (prompt.name === "login")
    return provider.interactionFinished(request, response, { login: { accountId: account.id } });
  const grant = new provider.Grant({ accountId: session?.accountId ?? account.id, clientId: client_id });
  grant.addOIDCScope("openid profile");
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/**
 * Follows the redirects of a provider as a browser does, until one leaves it.
 *
 * @returns the URL to which the provider sends the user
 */
export async function throughProvider(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  while (url.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const reply = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get("location");
    if (next === null)
      throw new Error(`The provider has stopped with ${reply.status}: ${await reply.text()}`);
    url = new URL(next, url).href;
  }
  return new URL(url);
}
