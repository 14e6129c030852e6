import type { ConformanceCase, Json, JsonObject, TableChanges } from "./conformance-case";

/** Cases in which we intentionally differ from the recording. */
interface KnownDifference {
  /** Printed in `docs/compatibility.md`. */
  reason: string;
  ids: string[];
  /** The case with our outcome. Default: the case is left out. */
  expect?(conformanceCase: ConformanceCase): ConformanceCase;
}

const knownDifferences: KnownDifference[] = [
  {
    reason:
      "Drafts and discarded responses without `values` are stored and answered as `{}`: clients break on `null` when they read it back.",
    ids: [
      "responses/f74495107c",
      "responses/14aa1e651b",
      "responses/f0a4184ea2",
      "records-bulk/fecba8635b",
      "records-bulk/963ab4e633",
      "records-bulk/45f606e6a8",
      "records-bulk/f3505e24ad",
    ],
    expect: withEmptyValues,
  },
  {
    reason: "A password that came from Argilla in a bcrypt hash is stored as argon2id at the first sign-in.",
    ids: ["authentication/831f4bd290"],
    expect: (conformanceCase) => ({
      ...conformanceCase,
      changes: {
        users: {
          updated: [
            { id: firstUser(conformanceCase), changes: changeTo("password_hash", "<password_hash>") },
          ],
        },
      },
    }),
  },
  {
    reason:
      "Whoever is no member of a workspace any more can neither change nor delete responses there; Argilla lets their author do so.",
    ids: ["responses/bdd7a01e6b", "responses/4bac5cff56", "responses/434514c9fe"],
    expect: (conformanceCase) => ({
      ...replying(conformanceCase, 403, {
        detail: {
          code: "argilla.api.errors::ForbiddenOperationError",
          params: { detail: "Operation not allowed" },
        },
      }),
      changes: {},
      jobs: [],
    }),
  },
  {
    reason:
      "A changed password or role ends the person's tokens, with 401; a changed password replaces their API key, too. The same password sent again changes nothing.",
    ids: ["users/7a99449dca", "users/b54f164010"],
    expect: withNewKey,
  },
  {
    reason: "`NaN` is no JSON: a body that holds it is refused as a whole, not at the value.",
    ids: [
      "records-bulk/2df262dd14",
      "records-bulk/9a2d1f2580",
      "records-bulk/5da116965e",
      "records-bulk/e6d8910cd6",
    ],
    expect: (conformanceCase) => replying(conformanceCase, 422, complaintAbout("body")),
  },
  {
    reason: "A vector of the wrong length in a query is refused; a real search engine fails there.",
    ids: ["search/6c5451ece6"],
    expect: (conformanceCase) => {
      const [settings] = conformanceCase.given.vectors_settings ?? [];
      const detail = `Vector \`${settings?.name}\` has ${settings?.dimensions} dimensions, the value has 3.`;
      return replying(conformanceCase, 422, { detail });
    },
  },
  {
    reason:
      "Admins always see the metadata properties of their workspaces: the API cannot make one that is hidden from them.",
    ids: ["metadata-properties/935210c58d", "metadata-properties/de3d91de52"],
  },
];

/** Our outcome instead of a recorded one, with the reason. */
export function knownDifferenceOf(
  conformanceCase: ConformanceCase,
): { reason: string; expected?: ConformanceCase } | undefined {
  const known = knownDifferences.find(({ ids }) => ids.includes(conformanceCase.id));
  return known && { reason: known.reason, expected: known.expect?.(conformanceCase) };
}

function withEmptyValues(conformanceCase: ConformanceCase): ConformanceCase {
  const replace = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
      if (key === "values") return [key, inner ?? {}];
      return [key, replace(inner)];
    });
    return Object.fromEntries(entries);
  };
  const { responses = {}, ...others } = conformanceCase.changes;
  const updated = responses.updated?.map(({ id, changes }) => ({
    id,
    changes: Object.fromEntries(
      Object.entries(changes).map(([column, { before, after }]) => [
        column,
        { before, after: column === "values" ? (after ?? {}) : after },
      ]),
    ),
  }));
  const inserted = responses.inserted?.map((row) => ({ ...row, values: row.values ?? {} }));
  const changed: TableChanges = { ...responses, inserted, updated };
  return {
    ...replying(
      conformanceCase,
      conformanceCase.response.status,
      replace(conformanceCase.response.json ?? null),
    ),
    changes: { ...others, responses: changed },
  };
}

function withNewKey(conformanceCase: ConformanceCase): ConformanceCase {
  const [change] = conformanceCase.changes.users?.updated ?? [];
  const key = "<api_key>";
  const changed = change && { ...change, changes: { ...change.changes, ...changeTo("api_key", key) } };
  return {
    ...replying(conformanceCase, conformanceCase.response.status, {
      ...(conformanceCase.response.json as JsonObject),
      api_key: key,
    }),
    changes: { ...conformanceCase.changes, users: { updated: changed ? [changed] : [] } },
  };
}

function replying(conformanceCase: ConformanceCase, status: number, json: Json): ConformanceCase {
  return { ...conformanceCase, response: { ...conformanceCase.response, status, json } };
}

function complaintAbout(...loc: string[]): Json {
  const errors = [{ type: "value_error", loc, msg: "" }];
  return { detail: { code: "argilla.api.errors::ValidationError", params: { errors } } };
}

function changeTo(column: string, after: Json) {
  return { [column]: { before: null, after } };
}

function firstUser({ given }: ConformanceCase): string {
  return String(given.users?.[0]?.id);
}
