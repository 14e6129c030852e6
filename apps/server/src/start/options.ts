import { isIP } from "node:net";
import { resolve } from "node:path";
import { ownValue } from "@glossa/question-types/schema";
import { publicHub } from "../hub/hub-services";
import { type ProviderConfig, readProviders } from "../resources/providers/provider-config";
import { minSecretBytes } from "../security/secret";
import { parseFlags } from "./flags.mjs";
import { type HubSpace, hubSpaceOf } from "./hub-space";
import { ignoredVariables } from "./ignored-variables";
import { StartError } from "./start-error";

/** The options of the server. */
export interface Options {
  port: number;
  /** Default: both loopback addresses. */
  host?: string;
  dataFolder: string;
  /** A PostgreSQL database that holds the data instead of the folder. */
  databaseUrl?: string;
  /** Whether a new data folder gets the demo accounts. */
  demo: boolean;
  /** Offers only the API of Argilla, without extensions. */
  isPlain: boolean;
  /** Whether users may share their progress publicly. */
  isSharingOn: boolean;
  /** The addresses of the model hub and of its dataset viewer. */
  hub: { url: string; viewerUrl: string };
  /** The space of the model hub in which the server runs, if it does. */
  hubSpace?: HubSpace;
  /** The identity providers with which users sign in. */
  providers: ProviderConfig[];
  /** The server to which the API is forwarded; nothing is stored here then. */
  apiUrl?: string;
  /** The URL under which users reach the server. */
  publicUrl?: string;
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustedProxies: string[];
  /** Origins of other web pages that may use the API. */
  corsOrigins: string[];
  /** Sources from which frames load pictures, video, audio, fonts and styles, in the form of a policy. */
  frameHosts: string[];
  /** Sources from which pages load pictures, video and audio of records. Default: everywhere. */
  pictureHosts?: string[];
  /** Host names inside the server's network to which webhooks may be sent. */
  webhookHosts: string[];
  /** For how many days entries of the audit log are kept; undefined: for ever. */
  auditDays?: number | undefined;
  /** The bearer token for reading metrics. Default: owners only. */
  metricsToken?: string;
  /** Default: one that is generated once and stored in the data folder. */
  secret?: string;
  logLevel: string;
  /** What is set and has no effect, in sentences for the log. */
  ignored: string[];
}

const defaultPort = 6900;
const defaultAuditDays = 365;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Reads the options from the command line, otherwise from the environment. */
export function parseOptions(argv: readonly string[], env: NodeJS.ProcessEnv): Options {
  const given = readFlags(argv);
  return {
    port: parsePort(given.port ?? env.GLOSSA_PORT),
    host: given.host ?? (env.GLOSSA_HOST || undefined),
    dataFolder: resolve(given.data ?? (env.GLOSSA_DATA || "glossa-data")),
    databaseUrl: parseDatabaseUrl(env.DATABASE_URL),
    demo: !(given["no-demo"] ?? isOn("GLOSSA_NO_DEMO", env)),
    isPlain: given.plain ?? isOn("GLOSSA_PLAIN", env),
    isSharingOn: isOn("GLOSSA_SHARE_YOUR_PROGRESS", env),
    hub: {
      url: parseUrl("GLOSSA_HUB_URL", env) ?? publicHub.url,
      viewerUrl: parseUrl("GLOSSA_HUB_VIEWER_URL", env) ?? publicHub.viewerUrl,
    },
    hubSpace: hubSpaceOf(env),
    providers: readProviders(env),
    apiUrl: parseUrl("GLOSSA_API_URL", env),
    publicUrl: parseRootUrl("GLOSSA_PUBLIC_URL", env),
    trustedProxies: parseList(env.GLOSSA_TRUSTED_PROXIES).map(parseProxy),
    corsOrigins: parseList(env.GLOSSA_CORS_ORIGINS).map(parseCorsOrigin),
    frameHosts: parseHosts("GLOSSA_FRAME_HOSTS", env),
    pictureHosts: parsePictureHosts(env),
    webhookHosts: parseList(env.GLOSSA_WEBHOOK_HOSTS).map(parseWebhookHost),
    auditDays: parseDays("GLOSSA_AUDIT_DAYS", env, defaultAuditDays),
    metricsToken: env.GLOSSA_METRICS_TOKEN || undefined,
    secret: parseSecret(env.GLOSSA_SECRET),
    logLevel: parseLogLevel(env.GLOSSA_LOG),
    ignored: ignoredVariables(env),
  };
}

function readFlags(argv: readonly string[]) {
  try {
    return parseFlags(argv);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function parsePort(text: string | undefined): number {
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`"${text}" is not a port: give a number from 0 to 65535.`);
}

function parseDays(name: string, env: NodeJS.ProcessEnv, byDefault: number): number | undefined {
  const text = ownValue(env, name);
  if (!text) return byDefault;
  if (/^\d{1,5}$/.test(text)) return Number(text) || undefined;
  throw new StartError(`${name} is "${text}": give a number of days, or 0 for no limit.`);
}

function parseList(text = ""): string[] {
  return text.split(/[\s,]+/).filter((item) => item !== "");
}

const sourceHost = /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i;

/** A host without a scheme allows http and https: a frame has no origin that implies one. */
function parseHosts(name: string, env: NodeJS.ProcessEnv): string[] {
  return parseList(ownValue(env, name)).map((text) => {
    const [all, scheme] = sourceHost.exec(text) ?? [];
    if (all !== undefined) return (scheme ? text : `http://${text}`).toLowerCase();
    throw new StartError(
      `${name} contains "${text}", which is not a host: use a form such as cdn.example.org or https://*.example.org.`,
    );
  });
}

function parsePictureHosts(env: NodeJS.ProcessEnv): string[] | undefined {
  const name = "GLOSSA_PICTURE_HOSTS";
  if (!env[name]) return undefined;
  return env[name].trim().toLowerCase() === "none" ? [] : parseHosts(name, env);
}

function parseProxy(text: string): string {
  const [address = "", bits, ...rest] = text.split("/");
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width);
  if (width > 0 && isRange && rest.length === 0) return text;
  throw new StartError(
    `GLOSSA_TRUSTED_PROXIES contains "${text}", which is not an IP address: use a form such as 10.0.0.2 or 10.0.0.0/24.`,
  );
}

function parseUrl(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const text = ownValue(env, name);
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, "");
  throw new StartError(
    `${name} is "${text}", which is not a web address: use a form such as https://glossa.example.org.`,
  );
}

/** The app and the API have fixed paths, so a proxy cannot serve them under a path of its own. */
function parseRootUrl(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const url = parseUrl(name, env);
  if (url === undefined) return undefined;
  const { origin, username, password, pathname, search, hash } = new URL(url);
  if (username + password + pathname + search + hash === "/") return url;
  throw new StartError(
    `${name} is "${url}", but Glossa needs a host name of its own and runs under no path: use a form such as ${origin}.`,
  );
}

/** Browsers send an origin without a slash, in small letters and without the usual port. */
function parseCorsOrigin(text: string): string {
  const [form] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@]+\/?$/i.exec(text) ?? [];
  if (form === undefined || !URL.canParse(form))
    throw new StartError(
      `GLOSSA_CORS_ORIGINS contains "${text}", which is not an origin: use a form such as https://app.example.org.`,
    );
  const { origin } = new URL(form);
  // Schemes of browser extensions have no origin here.
  return origin === "null" ? form.replace(/\/$/, "").toLowerCase() : origin;
}

/** The host in the form in which the URL of a webhook has it. */
function parseWebhookHost(text: string): string {
  const form = isIP(text) === 6 ? `[${text}]` : text;
  // A parsed URL lacks the usual port.
  const hasPort = form.replace(/^\[.*\]/, "").includes(":");
  const url = `http://${form}`;
  const { hostname, href } = URL.canParse(url) ? new URL(url) : { hostname: "*", href: "" };
  // Names are compared as a whole, so a pattern would allow nothing.
  if (!hasPort && !hostname.includes("*") && href === `http://${hostname}/`)
    return hostname.replace(/^\[|\]$/g, "");
  throw new StartError(
    `GLOSSA_WEBHOOK_HOSTS contains "${text}", which is not a host name: use a form such as hooks.example.org or 10.0.0.2, without scheme, port and *.`,
  );
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  // The value may contain a password, so the message does not repeat it.
  throw new StartError(
    "DATABASE_URL is not the address of a PostgreSQL database: use a form such as postgres://user:password@host:5432/glossa.",
  );
}

function parseSecret(secret: string | undefined): string | undefined {
  if (!secret) return undefined;
  if (Buffer.byteLength(secret) >= minSecretBytes) return secret;
  throw new StartError(`GLOSSA_SECRET is too short: give at least ${minSecretBytes} bytes.`);
}

function parseLogLevel(level = "warn"): string {
  if (logLevels.includes(level)) return level;
  throw new StartError(`GLOSSA_LOG is "${level}": give one of ${logLevels.join(", ")}.`);
}

function isOn(name: string, env: NodeJS.ProcessEnv): boolean {
  const text = (ownValue(env, name) ?? "").toLowerCase();
  if (["", "0", "false", "no"].includes(text)) return false;
  if (["1", "true", "yes"].includes(text)) return true;
  throw new StartError(`${name} is "${text}": give 1 or 0.`);
}
