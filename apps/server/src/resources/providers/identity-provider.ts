import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { isLoopbackHost } from "../../start/listen";
import type { ProviderConfig } from "./provider-config";

/** The state that is needed again when the user returns from the provider. */
export interface Departure {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

/** The account of a user at a provider. */
export interface Account {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
}

// They would replace what this server asks for.
const ownParameters = new Set(["request", "request_uri", "response_type", "response_mode", "client_secret"]);

/** The protocol with one provider: OpenID Connect, authorization code with PKCE, state and nonce. */
export class IdentityProvider {
  readonly config: ProviderConfig;
  #discovered: Promise<Configuration> | undefined;

  constructor(config: ProviderConfig) {
    this.config = config;
  }

  /**
   * Starts a sign-in.
   *
   * @param redirectUri the URL to which the provider sends the user
   * @param further parameters for the provider; they replace none that the protocol needs
   */
  async depart(
    redirectUri: string,
    further: Iterable<[string, string]>,
  ): Promise<{ url: URL; departure: Departure }> {
    const departure = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      redirectUri,
    };
    const url = buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: redirectUri,
      scope: this.config.scopes.join(" "),
      state: departure.state,
      nonce: departure.nonce,
      code_challenge: await calculatePKCECodeChallenge(departure.verifier),
      code_challenge_method: "S256",
    });
    for (const [name, value] of further)
      if (!url.searchParams.has(name) && !ownParameters.has(name)) url.searchParams.append(name, value);
    return { url, departure };
  }

  /**
   * Finishes a sign-in: exchanges the code, and checks state, nonce, signature, issuer and audience.
   *
   * @param query the parameters with which the provider has sent the user back
   * @throws an error of openid-client if any of it does not fit
   */
  async arrive(query: Record<string, string>, departure: Departure): Promise<Account> {
    const configuration = await this.#configuration();
    const url = new URL(departure.redirectUri);
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
    const tokens = await authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: departure.verifier,
      expectedState: departure.state,
      expectedNonce: departure.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("The provider has sent no ID token");
    const { userinfo_endpoint } = configuration.serverMetadata();
    const info = userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : undefined;
    return { issuer: claims.iss, subject: claims.sub, claims: { ...claims, ...info } };
  }

  /** Found at the first sign-in, so that the server starts without the provider; found again after a failure. */
  #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return this.#discovered;
  }

  #discover(): Promise<Configuration> {
    const { issuer, client_id, client_secret } = this.config;
    const url = new URL(issuer);
    // A secret may travel without encryption within one machine only.
    const isInsecure = url.protocol === "http:" && isLoopbackHost(url.hostname);
    return discovery(url, client_id, client_secret, undefined, {
      timeout: 10,
      ...(isInsecure && { execute: [allowInsecureRequests] }),
    });
  }
}
