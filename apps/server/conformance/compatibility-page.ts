import type { Outcome } from "./outcome";

/** Differences that no recorded case shows, or that are the same for all. */
const general = [
  "Failures inside the server (5xx) name a request id instead of their cause, and keep the connection.",
  "Refusals by shape name the same places of a request without the names of validators; their words are ours.",
  "Other origins are refused unless `GLOSSA_CORS_ORIGINS` names them. Where the server listens on this machine alone, requests to host names other than its own and that of `GLOSSA_PUBLIC_URL` are answered with 421; while demo accounts exist, so are those that came through a proxy.",
  "A full disk is answered with 507 and the code `storage_full`; nothing of the request is stored.",
  "While the database is away, requests are answered with 503 and `Retry-After`.",
  "Repeated wrong passwords are answered with 429 and `Retry-After` for a minute.",
  "`PUT /users/{user_id}` changes a person like `PATCH`: early clients send it.",
  "`PATCH /datasets/{dataset_id}` stores `metadata` that is merged, refuses a taken name with 409, and orders the job that sets the status of all records only where `min_submitted` has changed.",
  "`PUT …/records/bulk` on a draft dataset is refused like `POST`, after its items were judged.",
  "Records are answered with the fields that are stored: a null that was sent is kept, none is added, and objects of custom fields stay objects.",
  "`GET /records/{record_id}` works for records with vectors; metrics of a person count their own responses only.",
  "Searches of a draft dataset find nothing, those that real search engines fail at are refused with 422 and a sentence.",
  "A search without an order gives each person an order of their own that never changes; an owner's or admin's is that of arrival.",
  "Words are found without accents and case; Chinese, Japanese and Thai by pairs of characters, emoji each by itself.",
  "Vectors are answered with the numbers that were sent. Similarity is exact and compares in single precision; vectors of zeros alone are missing from it, and numbers beyond single precision are refused with 422.",
  "`3` counts as a float and `2.0` as a whole number: JSON does not tell them apart here.",
  "Messages to webhooks are sent from jobs in the database; receivers inside the server's network are refused unless `GLOSSA_WEBHOOK_HOSTS` names them, redirects are not followed, and a ping that fails is 422.",
  "Bodies have limits: 64 KiB, and more where the endpoint needs it (64 MiB for bulk records, 16 MiB for one record, settings of a question and bulk responses, 4 MiB for a response or a suggestion, 1 MiB for a dataset and a search); longer ones are refused with 413. So are bodies of more values than a thirty-second of that limit in bytes (65,536 at least). Packed bodies are refused with 415.",
  "At most 50 things that are wrong with the shape of a request are told; long names and tags come back shortened.",
  "JSON nested more than 200 levels deep, lists of more than 100,000 items, objects of more than 10,000 keys, and keys named `__proto__` are refused with 422.",
  "Whole numbers beyond ±9007199254740991 that double precision can't hold exactly, and numbers beyond ±1.8e308, are refused with 422 that names them: send them as text. So are texts with U+0000 or half of a surrogate pair, which PostgreSQL can't hold. What Argilla does with either was not recorded.",
  "No field, question, metadata property or vector may be called `__proto__`.",
  "Statements that read are stopped after 30 seconds: 503 with the code `request_too_slow`. Two searches of a person run at once and eight wait; more are refused with 429 and `Retry-After`.",
  "Values of multi-label questions hold at most 500 labels, those of rankings at most 50 options, in drafts, too.",
  "Who by their role may never ask for something is refused with 403 before what they name is looked for and their body is judged.",
  "The text that is searched for has at most 2,000 characters, nested in at most 24 levels of brackets and turns between AND and OR.",
  "Requests with several `Host` headers and addresses that can't be decoded are refused with 400. Answers of the API say `Cache-Control: no-store`.",
  "`api_key` of a person is answered to that person and to owners, and empty to everybody else: admins would read those of owners. `POST /glossa/me/api-key` replaces one's own key, `POST /glossa/users/{user_id}/api-key` anybody's by owners, `DELETE /glossa/me/sessions` signs out everywhere; what was given before is refused with 401 at once.",
  "The last owner can neither be removed nor be given another role: 409. Usernames have at most 200 characters, are kept in the form NFC, and those with control characters or direction marks are refused with 422. Admins are not told why a message to a webhook failed.",
  "Each refusal names its code in the header `X-Error-Code` ([errors.md](errors.md)), as the bodies of most have no place for one.",
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
