import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import { errorCodeHeader, fileRecordsHeader } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { version } from "../../package.json";
import { buildApp, buildShell } from "../build-app";
import { SearchTurns } from "../http/search-turns";
import { JobRunner } from "../jobs/job-runner";
import { orderReindex } from "../resources/search/reindex-job";
import { LastUses } from "../security/last-uses";
import { SignInGuard } from "../security/sign-in-guard";
import { SignInLinks } from "../security/sign-in-links";
import type { Services } from "../services";
import { compressReplies } from "../web/compression";
import { protectPages } from "../web/content-security-policy";
import { refuseForeignHosts, refuseProxies, warnOfProxies } from "../web/host-names";
import { serveHubViewer } from "../web/hub-viewer-page";
import { loadWebApp, type WebApp } from "../web/web-app";
import { type Account, addDemoAccounts, addFirstOwner, demoOwner, openAccounts } from "./accounts";
import { explainDataFailure } from "./data-failure";
import { openDataFolder } from "./data-folder";
import type { DataStore } from "./data-store";
import { refuseLostDatabase } from "./database-file";
import { writeFirstOwner } from "./first-owner-file";
import { limitHeapGrowth } from "./heap";
import { hubServices } from "./hub-services";
import { jobHandlers } from "./job-handlers";
import { listen, refuseTakenPort } from "./listen";
import { loggerFor } from "./logger";
import type { Options } from "./options";
import { allowedHosts, isLocal, listensHere, openingOf, urlsOf } from "./reach";
import { openSharedDatabase, placeOf } from "./shared-database";
import { shellWord } from "./shell-word";
import { StartError } from "./start-error";

/** A running server. */
export interface RunningServer {
  /** The URLs of the server; the first is the one to print. */
  urls: string[];
  /** Whether no account existed before. */
  isFresh: boolean;
  place: string;
  /** Accounts whose passwords are shown: those of the demo until they change, or the first owner's, once. */
  accounts: Account[];
  /** Whether the web app has been built and is served. */
  hasWebApp: boolean;
  /** Creates a URL that signs the owner of the demo in once and opens a page; undefined if there are no such links. */
  createSignInLink?(to: { redirectTo: string }): string;
  app: FastifyInstance;
  close(): Promise<void>;
}

// Next to the bundle, in development as well as in the build.
const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const maxFailedSignIns = { pair: 20, address: 100, name: 100 };

/** Starts the server: the API over a data folder or forwarded to another server, together with the web app. */
export async function startServer(options: Options & { webFolder?: string }): Promise<RunningServer> {
  await refuseTakenPort(options);
  limitHeapGrowth();
  const home = { url: "" };
  const webApp = await loadWebApp(options.webFolder ?? webFolder, {
    home: () => home.url,
    frameHosts: options.frameHosts,
    pictureHosts: options.pictureHosts,
  });
  const server =
    options.apiUrl === undefined
      ? await startStoring(options, webApp).catch((error) => {
          throw explainDataFailure(error, options);
        })
      : await startForwarding(options, webApp);
  try {
    for (const sentence of options.ignored) server.app.log.warn(sentence);
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

async function openStore({ databaseUrl, dataFolder, secret }: Options): Promise<DataStore> {
  if (databaseUrl !== undefined) return openSharedDatabase(databaseUrl, secret);
  if (secret === undefined) await refuseLostDatabase(dataFolder);
  return openDataFolder(dataFolder, secret);
}

async function startStoring(options: Options, webApp: WebApp | undefined): Promise<Built> {
  const store = await openStore(options);
  try {
    const { isFresh, demoAccounts, firstOwner } = await prepareAccounts(store, options);
    const hasDemo = demoAccounts.length > 0;
    const signInLinks = new SignInLinks();
    const services: Services = {
      ...store,
      signInLinks,
      signInGuard: new SignInGuard(maxFailedSignIns, store),
      lastUses: new LastUses(store.database),
      searches: new SearchTurns(),
      receivers: { hosts: options.webhookHosts, isLoopbackAllowed: isLocal(options) },
      isLocal: isLocal(options),
      isPlain: options.isPlain,
      isSharingOn: options.isSharingOn,
      hub: hubServices(options),
      // Replaced below: the runner writes to the log of the app.
      startJob: () => undefined,
      hubSpace: options.hubSpace,
      providers: options.providers,
      publicUrl: options.publicUrl ?? hubUrl(options),
      metricsToken: options.metricsToken,
      auditDays: options.auditDays,
      version,
    };
    const app = await buildApp(services, {
      logger: loggerFor(options.logLevel),
      trustedProxies: options.trustedProxies,
      isReplyChecked: false,
      extend: async (shell) => {
        if (hasDemo) refuseProxies(shell);
        else warnOfProxies(shell);
        await extend(shell, options, webApp);
      },
      handleOthers: webApp?.sendPage,
    });
    await orderReindex(store.database);
    const jobs = new JobRunner(store.database, jobHandlers(services), app.log);
    services.startJob = (job) => jobs.runStarted(job);
    // Files of exports that the last process did not finish.
    await rm(services.hub.folder, { recursive: true, force: true });
    await jobs.start();
    const hasDemoOwner = demoAccounts.some(
      ({ username, role }) => username === demoOwner && role === "owner",
    );
    const isLinked = hasDemoOwner && options.demo && !options.isPlain;
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
    isReplyChecked: false,
    extend: (shell) => extend(shell, options, webApp),
    handleOthers: webApp?.sendPage,
  });
  const { forwardApi } = await import("../web/forward-api");
  await forwardApi(app, { apiUrl: options.apiUrl ?? "", isLocal: isLocal(options) });
  return {
    app,
    isFresh: false,
    place: placeOf(options.apiUrl ?? ""),
    accounts: [],
    closeData: async () => {},
  };
}

async function extend(app: FastifyInstance, options: Options, webApp: WebApp | undefined): Promise<void> {
  const { corsOrigins } = options;
  // Another web page may point its host name to this machine; a server for others has host names that are unknown here.
  if (listensHere(options)) refuseForeignHosts(app, allowedHosts(options));
  await protectPages(app, options);
  await compressReplies(app);
  serveHubViewer(app, options.hub.url);
  if (corsOrigins.length > 0)
    await app.register(cors, {
      origin: corsOrigins,
      credentials: true,
      exposedHeaders: [errorCodeHeader, fileRecordsHeader],
    });
  await webApp?.serveFiles(app);
}

async function prepareAccounts({ database, keys }: DataStore, options: Options) {
  const isHere = isLocal(options);
  const hasDemo = options.demo && isHere;
  const areDemoAdded = hasDemo && (await addDemoAccounts(database, keys));
  const keep = (account: Account) => writeFirstOwner(options.dataFolder, account);
  const firstOwner = hasDemo ? undefined : await addFirstOwner(database, keys, keep);
  const demoAccounts = await openAccounts(database, keys);
  if (demoAccounts.length > 0 && !isHere) {
    throw new StartError(openAccountsText(demoAccounts, options));
  }
  return { isFresh: areDemoAdded || firstOwner !== undefined, demoAccounts, firstOwner };
}

function openAccountsText(accounts: Account[], options: Options): string {
  const { databaseUrl, dataFolder } = options;
  const names = accounts.map(({ username }) => username).join(", ");
  const who = accounts.length > 1 ? `The accounts ${names} have` : `The account ${names} has`;
  const [what, remedy] = openingOf(options);
  const command = `npm run glossa -- reset-password USERNAME${databaseUrl === undefined ? ` --data ${shellWord(dataFolder)}` : ""}`;
  return `${who} a publicly known password, so ${what} is refused: set a new one with "${command}", or leave out ${remedy}.`;
}

/** The URL of the space in which the server runs. */
function hubUrl({ hubSpace }: Options): string | undefined {
  return hubSpace?.space_host ? `https://${hubSpace.space_host}` : undefined;
}
