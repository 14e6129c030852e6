import { readFileSync } from "node:fs";
import type { UserRole } from "@glossa/contract";
import { z } from "zod";
import { isLoopbackHost } from "../../start/listen";
import { StartError } from "../../start/start-error";

const role = z.enum(["owner", "admin", "annotator"] satisfies UserRole[]);

const providerConfig = z.strictObject({
  /** The name in addresses and on the button. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The URL under which the provider publishes its configuration (OpenID Connect Discovery). */
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  scopes: z.array(z.string().min(1)).default(["openid", "profile"]),
  /** The claim that becomes the username. */
  username_claim: z.string().min(1).default("preferred_username"),
  /** The username that becomes an owner at its first sign-in, and signs in to an account that has it already. */
  owner: z.string().min(1).optional(),
  /** The claim with the names of the provider's roles or groups. Default: roles are given here. */
  role_claim: z.string().min(1).optional(),
  /** The roles here by the names in `role_claim`; of several the highest counts, without one "annotator". */
  roles: z.record(z.string(), role).default({}),
  /** The workspaces that every user of this provider joins; those that do not exist are created. */
  workspaces: z.array(z.string().min(1)).default([]),
  /**
   * Whether an account that exists here signs in by the same username at the provider. Only where this server's
   * accounts were made for the users of the provider: otherwise anybody could take the name of an owner there.
   */
  links_existing_users: z.boolean().default(false),
});

/** An identity provider with which users sign in. */
export type ProviderConfig = z.output<typeof providerConfig>;

const hubName = "huggingface";

/**
 * Reads the providers: those of the file that `GLOSSA_PROVIDERS` names, and in a space of the model hub the hub
 * itself, for which the hub sets `OAUTH_CLIENT_ID` and further variables.
 *
 * @throws StartError if the file cannot be read, or has a mistake
 */
export function readProviders(env: NodeJS.ProcessEnv): ProviderConfig[] {
  const given = env.GLOSSA_PROVIDERS ? readFile(env.GLOSSA_PROVIDERS) : [];
  const hub = given.some(({ name }) => name === hubName) ? [] : hubProvider(env);
  return [...hub, ...given];
}

function readFile(path: string): ProviderConfig[] {
  const parsed = z.array(providerConfig).safeParse(readJson(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw mistake(path, [issue?.path.join("."), issue?.message].filter(Boolean).join(": "));
  }
  for (const provider of parsed.data) refuseContradiction(path, provider);
  const names = parsed.data.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw mistake(path, `two providers have the name ${twice}`);
  return parsed.data;
}

/** Refuses what can be read and would never work. */
function refuseContradiction(path: string, { name, issuer, role_claim, roles }: ProviderConfig): void {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "http:" && !isLoopbackHost(hostname))
    throw mistake(path, `the issuer of ${name} needs HTTPS, except on this machine`);
  const hasRoles = Object.keys(roles).length > 0;
  if (hasRoles && role_claim === undefined)
    throw mistake(path, `${name} has "roles" without the "role_claim" that names them`);
  if (!hasRoles && role_claim !== undefined)
    throw mistake(path, `${name} has a "role_claim" without "roles": everybody would be an annotator`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw mistake(path, (error as Error).message);
  }
}

function mistake(path: string, what: string): StartError {
  return new StartError(
    `The file of GLOSSA_PROVIDERS, ${path}, cannot be used: ${what}. docs/operations.md has an example.`,
  );
}

function hubProvider(env: NodeJS.ProcessEnv): ProviderConfig[] {
  const { OAUTH_CLIENT_ID: client_id, OAUTH_CLIENT_SECRET: client_secret } = env;
  if (!env.SPACE_ID || !client_id || !client_secret) return [];
  return [
    providerConfig.parse({
      name: hubName,
      issuer: env.OPENID_PROVIDER_URL || "https://huggingface.co",
      client_id,
      client_secret,
      scopes: (env.OAUTH_SCOPES || "openid profile").split(/[\s,]+/),
      owner: env.USERNAME || undefined,
      workspaces: ["argilla"],
    }),
  ];
}
