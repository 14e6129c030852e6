import type { Database } from "./database/database";
import type { SearchTurns } from "./http/search-turns";
import type { HubServices } from "./hub/hub-services";
import type { JobRow } from "./jobs/jobs.repository";
import type { EventBus } from "./resources/events/event-bus";
import type { ProviderConfig } from "./resources/providers/provider-config";
import type { Receivers } from "./resources/webhooks/receivers";
import type { LastUses } from "./security/last-uses";
import type { Keys } from "./security/secret";
import type { SignInGuard } from "./security/sign-in-guard";
import type { SignInLinks } from "./security/sign-in-links";
import type { HubSpace } from "./start/hub-space";

/** The dependencies of routes; created once at start and once per test. */
export interface Services {
  database: Database;
  keys: Keys;
  signInLinks: SignInLinks;
  signInGuard: SignInGuard;
  /** Notes when credentials were last used. */
  lastUses: LastUses;
  /** Limits the concurrent searches of each user. */
  searches: SearchTurns;
  /** The events in datasets, for event streams. */
  events: EventBus;
  /** The addresses to which webhooks may be sent. */
  receivers: Receivers;
  /** Whether only programs on this machine can reach the server; publicly known keys work nowhere else. */
  isLocal: boolean;
  /** Offers only the API of Argilla, without extensions. */
  isPlain: boolean;
  /** Whether users may share their progress publicly. Default: no. */
  isSharingOn?: boolean;
  /** The model hub with which datasets are exchanged. */
  hub: HubServices;
  /** Begins a job that is stored as started. */
  startJob(job: JobRow): void;
  /** The space of the model hub in which the server runs, if it does. */
  hubSpace?: HubSpace;
  /** The identity providers with which users sign in. Default: none. */
  providers?: readonly ProviderConfig[];
  /** The URL under which users reach the server. Default: the one that they have used. */
  publicUrl?: string;
  /** For how many days entries of the audit log are kept. Default: for ever. */
  auditDays?: number | undefined;
  version: string;
  /** The bearer token for reading metrics. Default: owners only. */
  metricsToken?: string;
}
