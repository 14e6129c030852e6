import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { version } from "../../package.json";
import { buildApp, buildShell } from "../build-app";
import { JobRunner } from "../jobs/job-runner";
import { restateJob, restateKind } from "../resources/records/restate-job";
import { deliveryKind } from "../resources/webhooks/announce";
import { deliveryJob } from "../resources/webhooks/delivery-job";
import { FailureLimit } from "../security/failure-limit";
import { SignInLinks } from "../security/sign-in-links";
import type { Services } from "../services";
import { compressAnswers } from "../web/compression";
import { protectPages } from "../web/content-security-policy";
import { forwardApi } from "../web/forward-api";
import { refuseForeignHosts } from "../web/host-names";
import { loadWebApp, type WebApp } from "../web/web-app";
import {
  type Account,
  addDemoAccounts,
  addFirstOwner,
  demoOwner,
  hasUsers,
  unchangedDemoAccounts,
} from "./accounts";
import { openDataFolder } from "./data-folder";
import type { DataStore } from "./data-store";
import { isLoopbackHost, listen, refuseTakenPort } from "./listen";
import { loggerFor } from "./logger";
import type { Options } from "./options";
import { openSharedDatabase } from "./shared-database";
import { StartError } from "./start-error";

/** A server that runs. */
export interface RunningServer {
  /** Where people open it; the first is the one to print. */
  urls: string[];
  /** Whether nobody had an account before. */
  isFresh: boolean;
  place: string;
  /** Accounts whose passwords are to be shown: the demo's while unchanged, or the first owner's, once. */
  accounts: Account[];
  /** Whether the web app has been built and is served. */
  hasWebApp: boolean;
  /** Makes an address that signs the demo's owner in once and leads to a page; absent where there are no such links. */
  createSignInLink?(to: { redirectTo: string }): string;
  app: FastifyInstance;
  close(): Promise<void>;
}

// Beside the bundle, in development as well as when it was built.
const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const maxFailedSignIns = 20;

/** Starts the server: the API over a data folder or forwarded to another server, and the web app beside it. */
export async function startServer(options: Options & { webFolder?: string }): Promise<RunningServer> {
  await refuseTakenPort(options);
  const home = { url: "" };
  const webApp = await loadWebApp(options.webFolder ?? webFolder, {
    home: () => home.url,
    frameHosts: options.frameHosts,
  });
  const server =
    options.apiUrl === undefined
      ? await startStoring(options, webApp)
      : await startForwarding(options, webApp);
  try {
    const { port, close } = await listen(server.app, options);
    const urls = urlsOf(options, port);
    home.url = urls[0] ?? "";
    const { signInLinks, closeData, ...rest } = server;
    return {
      ...rest,
      urls,
      hasWebApp: webApp !== undefined,
      createSignInLink:
        signInLinks &&
        (({ redirectTo }) => `${home.url}/sign-in#link=${signInLinks.create(demoOwner, redirectTo)}`),
      close: async () => {
        await close();
        await closeData();
      },
    };
  } catch (error) {
    await server.closeData();
    throw error;
  }
}

interface Built {
  app: FastifyInstance;
  isFresh: boolean;
  place: string;
  accounts: Account[];
  signInLinks?: SignInLinks;
  closeData(): Promise<void>;
}

async function startStoring(options: Options, webApp: WebApp | undefined): Promise<Built> {
  const store =
    options.databaseUrl === undefined
      ? await openDataFolder(options.dataFolder, options.secret)
      : await openSharedDatabase(options.databaseUrl, options.secret);
  try {
    const { isFresh, demoAccounts, firstOwner } = await prepareAccounts(store, options);
    const hasDemo = demoAccounts.length > 0;
    const signInLinks = new SignInLinks();
    const services: Services = {
      ...store,
      signInLinks,
      failedSignIns: new FailureLimit(maxFailedSignIns),
      receivers: { hosts: options.webhookHosts, isLoopbackAllowed: isLocal(options) },
      isPlain: options.isPlain,
      isSharingOn: options.isSharingOn,
      metricsToken: options.metricsToken,
      version,
    };
    const app = await buildApp(services, {
      logger: loggerFor(options.logLevel),
      isAnswerChecked: false,
      extend: (shell) =>
        extend(shell, options, { webApp, allowedHosts: hasDemo ? allowedHosts(options) : undefined }),
      answerOthers: webApp?.answerPage,
    });
    const handlers = { [deliveryKind]: deliveryJob(services), [restateKind]: restateJob(services) };
    const jobs = new JobRunner(store.database, handlers, app.log);
    await jobs.start();
    const isLinked = hasDemo && options.demo && !options.isPlain;
    return {
      app,
      isFresh,
      place: store.place,
      accounts: firstOwner ? [firstOwner] : demoAccounts,
      signInLinks: isLinked ? signInLinks : undefined,
      closeData: async () => {
        await jobs.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startForwarding(
  options: Options & { apiUrl?: string },
  webApp: WebApp | undefined,
): Promise<Built> {
  const app = await buildShell({
    logger: loggerFor(options.logLevel),
    isAnswerChecked: false,
    extend: (shell) => extend(shell, options, { webApp }),
    answerOthers: webApp?.answerPage,
  });
  await forwardApi(app, options.apiUrl ?? "");
  return { app, isFresh: false, place: options.apiUrl ?? "", accounts: [], closeData: async () => {} };
}

async function extend(
  app: FastifyInstance,
  { corsOrigins }: Options,
  { webApp, allowedHosts: hosts }: { webApp?: WebApp; allowedHosts?: string[] },
): Promise<void> {
  if (hosts) refuseForeignHosts(app, hosts);
  await protectPages(app);
  await compressAnswers(app);
  if (corsOrigins.length > 0) await app.register(cors, { origin: corsOrigins, credentials: true });
  await webApp?.serveFiles(app);
}

async function prepareAccounts({ database, keys }: DataStore, { demo, host }: Options) {
  const isHere = isLocal({ host });
  const isFresh = !(await hasUsers(database));
  if (isFresh && demo && isHere) await addDemoAccounts(database, keys);
  const firstOwner = isFresh && !(demo && isHere) ? await addFirstOwner(database, keys) : undefined;
  const demoAccounts = await unchangedDemoAccounts(database, keys);
  if (demoAccounts.length > 0 && !isHere) {
    const names = demoAccounts.map((account) => account.username).join(", ");
    throw new StartError(
      `The demo accounts (${names}) have passwords that everyone knows, so ${host} is refused: change them first, or leave out --host.`,
    );
  }
  return { isFresh, demoAccounts, firstOwner };
}

function isLocal({ host }: Pick<Options, "host">): boolean {
  return host === undefined || isLoopbackHost(host);
}

function allowedHosts({ publicUrl }: Options): string[] {
  return publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
}

function urlsOf({ host, publicUrl }: Options, port: number): string[] {
  const name =
    host === undefined || isLoopbackHost(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  const own = `http://${name}:${port}`;
  return publicUrl === undefined ? [own] : [publicUrl, own];
}
