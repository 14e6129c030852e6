import type { Outcome } from "./outcome";

/** Differences that no recorded case shows, or that are the same for all. */
const general = [
  "Failures inside the server (5xx) name a request id instead of their cause, and keep the connection.",
  "Refusals by shape name the same places of a request without the names of validators; their words are ours.",
  "Other origins are refused unless `GLOSSA_CORS_ORIGINS` names them. While demo accounts exist, requests to other host names are answered with 421.",
  "A full disk is answered with 507 and the code `storage_full`; nothing of the request is stored.",
  "Repeated wrong passwords are answered with 429 and `Retry-After` for a minute.",
  "`PUT /users/{user_id}` changes a person like `PATCH`: early clients send it.",
  "`PATCH /datasets/{dataset_id}` stores `metadata` that is merged, refuses a taken name with 409, and orders the job that sets the status of all records only where `min_submitted` has changed.",
  "`PUT …/records/bulk` on a draft dataset is refused like `POST`, after its items were judged.",
  "Records are answered with the fields that are stored: no null is added, and objects of custom fields stay objects.",
  "`GET /records/{record_id}` works for records with vectors; metrics of a person count their own responses only.",
  "Searches of a draft dataset find nothing, those that real search engines fail at are refused with 422 and a sentence.",
  "A search without an order gives each person an order of their own that never changes; an owner's or admin's is that of arrival.",
  "Words are found without accents and case; Chinese, Japanese and Thai by pairs of characters.",
  "Similarity is exact. Vectors are kept in single precision; those of zeros alone are missing from similarity only, and numbers beyond it are refused with 422.",
  "`3` counts as a float and `2.0` as a whole number: JSON does not tell them apart here.",
  "Messages to webhooks are sent from jobs in the database; receivers inside the server's network are refused unless `GLOSSA_WEBHOOK_HOSTS` names them, redirects are not followed, and a ping that fails is 422.",
  "A body is read as JSON whatever type it is said to be, except where a form is wanted.",
  "Import from and export to the hub are judged and then answered with 501.",
];

/** Writes the page that tells how far the API is that of an Argilla server. */
export function compatibilityPage(outcomes: readonly Outcome[]): string {
  const replayed = outcomes.filter(({ skipped }) => skipped === undefined);
  const passed = replayed.filter(({ differences }) => differences.length === 0);
  return [
    "# Compatibility with Argilla",
    "",
    "This page is written by `npm run conformance -- FOLDER --page`, where the folder holds requests recorded from an",
    "Argilla 2.8 server, each with the database before it. Clients of Argilla 2.x run unchanged; what differs is on purpose.",
    "",
    `Of ${outcomes.length} recorded requests ${replayed.length} were replayed, ${passed.length} with the promised outcome.`,
    "",
    "## Deliberate differences",
    "",
    ...general.map((sentence) => `- ${sentence}`),
    ...reasons(outcomes).map(([reason, ids]) => `- ${reason} (${ids.map((id) => `\`${id}\``).join(", ")})`),
    "",
    "## Not replayed",
    "",
    ...leftOut(outcomes).map(([reason, count]) => `- ${count}: ${reason}.`),
    "",
    "Settings of fields and questions that have no type, which no server can read, were replayed as those of a text.",
    "",
    "## By endpoint",
    "",
    "| Endpoint | Passed | Failed | Not replayed |",
    "|---|---:|---:|---:|",
    ...byEndpoint(outcomes),
    "",
  ].join("\n");
}

function reasons(outcomes: readonly Outcome[]): [string, string[]][] {
  const ids = new Map<string, string[]>();
  for (const { knownDifference: reason, wireCase } of outcomes) {
    if (reason !== undefined) ids.set(reason, [...(ids.get(reason) ?? []), wireCase.id]);
  }
  return [...ids].sort(([a], [b]) => a.localeCompare(b));
}

function leftOut(outcomes: readonly Outcome[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { skipped, knownDifference } of outcomes) {
    if (skipped !== undefined && knownDifference === undefined)
      counts.set(skipped, (counts.get(skipped) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function byEndpoint(outcomes: readonly Outcome[]): string[] {
  const rows = new Map<string, { passed: number; failed: number; skipped: number }>();
  for (const { wireCase, skipped, differences } of outcomes) {
    const name = wireCase.endpoint ?? "no route";
    const row = rows.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
    if (skipped !== undefined) row.skipped += 1;
    else if (differences.length > 0) row.failed += 1;
    else row.passed += 1;
    rows.set(name, row);
  }
  return [...rows]
    .sort(([a], [b]) => a.split(" ").reverse().join(" ").localeCompare(b.split(" ").reverse().join(" ")))
    .map(([name, { passed, failed, skipped }]) => `| \`${name}\` | ${passed} | ${failed} | ${skipped} |`);
}
