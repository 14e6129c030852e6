import type { Database } from "./database/database";
import type { SearchTurns } from "./http/search-turns";
import type { EventBus } from "./resources/events/event-bus";
import type { Receivers } from "./resources/webhooks/receivers";
import type { Keys } from "./security/secret";
import type { SignInGuard } from "./security/sign-in-guard";
import type { SignInLinks } from "./security/sign-in-links";

/** What routes work with; built once at start and once for every test. */
export interface Services {
  database: Database;
  keys: Keys;
  signInLinks: SignInLinks;
  signInGuard: SignInGuard;
  /** How many searches of one person run at once. */
  searches: SearchTurns;
  /** What happens in datasets, for those who watch them. */
  events: EventBus;
  /** Whom webhooks may lead to. */
  receivers: Receivers;
  /** Whether only programs of this machine reach the server; the key that everybody knows works nowhere else. */
  isLocal: boolean;
  /** The API without anything beyond Argilla's. */
  isPlain: boolean;
  /** Whether people may share their progress outside. Default: no. */
  isSharingOn?: boolean;
  version: string;
  /** With it programs read the figures of the server. Default: owners only. */
  metricsToken?: string;
}
