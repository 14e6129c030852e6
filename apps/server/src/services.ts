import type { Database } from "./database/database";
import type { EventBus } from "./resources/events/event-bus";
import type { Receivers } from "./resources/webhooks/receivers";
import type { FailureLimit } from "./security/failure-limit";
import type { Keys } from "./security/secret";
import type { SignInLinks } from "./security/sign-in-links";

/** What routes work with; built once at start and once for every test. */
export interface Services {
  database: Database;
  keys: Keys;
  signInLinks: SignInLinks;
  failedSignIns: FailureLimit;
  /** What happens in datasets, for those who watch them. */
  events: EventBus;
  /** Whom webhooks may lead to. */
  receivers: Receivers;
  /** The API without anything beyond Argilla's. */
  isPlain: boolean;
  /** Whether people may share their progress outside. Default: no. */
  isSharingOn?: boolean;
  version: string;
  /** With it programs read the figures of the server. Default: owners only. */
  metricsToken?: string;
}
