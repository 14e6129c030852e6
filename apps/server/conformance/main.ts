import { tmpdir } from "node:os";
import { basePath } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../src/build-app";
import { SearchTurns } from "../src/http/search-turns";
import { ExportTokens } from "../src/hub/export-tokens";
import { memoryBus } from "../src/resources/events/event-bus";
import { LastUses } from "../src/security/last-uses";
import { keysOf } from "../src/security/secret";
import { SignInGuard } from "../src/security/sign-in-guard";
import { SignInLinks } from "../src/security/sign-in-links";
import type { Services } from "../src/services";
import { openTestDatabase } from "../src/testing/test-database";
import { type ConformanceCase, readCases } from "./conformance-case";
import { knownDifferenceOf } from "./known-differences";
import type { Outcome } from "./outcome";
import { record, type Sketch } from "./record";
import { replay } from "./replay";

export { compatibilityPage } from "./compatibility-page";

/** Replays the cases of some folders on the real routes over a real database. */
export function runConformance(folders: readonly string[]): Promise<Outcome[]> {
  return withServer(async (appFor, services) => {
    const outcomes: Outcome[] = [];
    for (const conformanceCase of folders.flatMap(readCases)) {
      const known = knownDifferenceOf(conformanceCase);
      const skipped = known && !known.expected ? known.reason : reasonToSkip(conformanceCase);
      const expected = known?.expected ?? conformanceCase;
      const differences = skipped
        ? []
        : await replay(appFor(conformanceCase.request.path), services, expected).catch(whatBroke);
      outcomes.push({ conformanceCase, skipped, knownDifference: known?.reason, differences });
    }
    return outcomes;
  });
}

/** Records the outcome of each sketched request. Returns the lines of the files by group; some have more rows than `given`. */
export function recordCases(
  given: ConformanceCase["given"],
  groups: Readonly<Record<string, readonly Sketch[]>>,
  rowsOfGroup: Readonly<Record<string, ConformanceCase["given"]>> = {},
): Promise<Record<string, string[]>> {
  return withServer(async (appFor, services) => {
    const lines: Record<string, string[]> = {};
    for (const [group, sketches] of Object.entries(groups)) {
      const recorded: string[] = [];
      for (const sketch of sketches) {
        const app = appFor(basePath + sketch.request.split(" ")[1]);
        recorded.push(
          JSON.stringify(await record(app, services, { ...given, ...rowsOfGroup[group] }, { group, sketch })),
        );
      }
      lines[group] = recorded;
    }
    return lines;
  });
}

async function withServer<Result>(
  work: (appFor: (path: string) => FastifyInstance, services: Services) => Promise<Result>,
): Promise<Result> {
  const { database, remove } = await openTestDatabase();
  const unlimited = Number.MAX_SAFE_INTEGER;
  const keys = keysOf("a secret of the conformance check");
  const services: Services = {
    database,
    keys,
    signInLinks: new SignInLinks(),
    searches: new SearchTurns(),
    signInGuard: new SignInGuard(
      { pair: unlimited, address: unlimited, name: unlimited },
      { database, keys },
    ),
    lastUses: new LastUses(database),
    events: memoryBus(),
    receivers: { hosts: [], isLoopbackAllowed: false },
    isLocal: true,
    isPlain: true,
    // Nobody is asked: nothing listens there.
    hub: {
      url: "http://127.0.0.1:9",
      viewerUrl: "http://127.0.0.1:9",
      folder: tmpdir(),
      tokens: new ExportTokens(),
    },
    startJob: () => undefined,
    version: "0",
  };
  // Everything is compared in plain mode; only the other mode has our extensions.
  const plain = await buildApp(services, { isReplyChecked: true });
  const ours = await buildApp({ ...services, isPlain: false }, { isReplyChecked: true });
  const appFor = (path: string) => (path.startsWith(`${basePath}/glossa/`) ? ours : plain);
  try {
    return await work(appFor, services);
  } finally {
    await Promise.all([plain.close(), ours.close()]);
    await remove();
  }
}

function whatBroke(error: unknown): string[] {
  return [`it could not be replayed: ${error instanceof Error ? error.message : String(error)}`];
}

function reasonToSkip({ mocked, search_mocked: isSearchMocked }: ConformanceCase): string | undefined {
  if (isSearchMocked) return "its answer comes from a search engine that was made up";
  const what = mocked?.map((each) => each.what).join(", ");
  return what && `it depends on something made up: ${what}`;
}
