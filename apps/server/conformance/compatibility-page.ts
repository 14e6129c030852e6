import type { Outcome } from "./outcome";

/** Differences that no recorded case shows, or that apply to all cases. */
const general = [
  "Server errors (5xx) contain a request id instead of their cause, and keep the connection open.",
  "Validation errors name the same parts of a request, without the names of validators and with different texts.",
  "Other origins are refused unless `GLOSSA_CORS_ORIGINS` names them. If the server is bound to localhost, requests to host names other than its own and that of `GLOSSA_PUBLIC_URL` get 421; so do requests through a proxy while demo accounts exist.",
  "If the disk is full, requests get 507 with the code `storage_full`, and no part of the request is stored.",
  "While the database is unavailable, requests get 503 and `Retry-After`.",
  "After repeated wrong passwords, sign-ins get 429 and `Retry-After` for a minute.",
  "`PUT /users/{user_id}` updates a user like `PATCH`, because early clients use it.",
  "`PATCH /datasets/{dataset_id}` merges `metadata`, refuses an existing name with 409, and starts the job that recomputes the status of all records only if `min_submitted` has changed.",
  "`PUT …/records/bulk` on a draft dataset is refused like `POST`, after its items have been validated.",
  "Records are returned with the stored fields: a null that was sent is kept, none is added, and objects of custom fields stay objects.",
  "`GET /records/{record_id}` works for records with vectors; metrics of a user count only their own responses.",
  "Searches of a draft dataset have no results; searches that fail in real search engines are refused with 422 and a message.",
  "Without a sort order, searches of one's own records (`/me/…`) give each user, owners and admins too, a different, constant order; `/datasets/{dataset_id}/records/search` gives the order of insertion.",
  "Search ignores accents and case; Chinese, Japanese and Thai are indexed by pairs of characters, emoji one by one.",
  "Vectors are returned with the numbers that were sent. Similarity is exact, in single precision; zero vectors are not found, and numbers beyond single precision are refused with 422.",
  "`3` counts as a float and `2.0` as a whole number: the JSON parser of JavaScript does not distinguish them.",
  "Messages to webhooks are sent from jobs in the database; receivers inside the server's network are refused unless `GLOSSA_WEBHOOK_HOSTS` names them, redirects are not followed, and a failed ping gets 422.",
  "The size of bodies is limited to 64 KiB, or more where the endpoint requires it (64 MiB for bulk records, 16 MiB for one record, settings of a question and bulk responses, 4 MiB for a response or a suggestion, 1 MiB for a dataset and a search); larger ones are refused with 413. So are bodies with more values than a thirty-second of that limit in bytes (at least 65,536). Compressed bodies are refused with 415.",
  "At most 50 validation errors of a request are returned; long names and tags are shortened in them.",
  "JSON nested more than 200 levels deep, lists of more than 100,000 items, objects of more than 10,000 keys, and keys named `__proto__` are refused with 422.",
  "Whole numbers beyond ±9007199254740991 that double precision can't represent exactly, and numbers beyond ±1.8e308, are refused with a 422 that names them: send them as text. So are texts with U+0000 or half of a surrogate pair, which PostgreSQL can't store. Argilla's behaviour in these cases was not recorded.",
  "No field, question, metadata property or vector may be called `__proto__`.",
  "Queries are stopped after 30 seconds: 503 with the code `request_too_slow`. Two searches or pages of records of a user are read at once and eight wait; more are refused with 429 and `Retry-After`.",
  "Values of multi-label questions have at most 500 labels, those of rankings at most 50 options, also in drafts.",
  "Requests that the role of a user never permits are refused with 403 before the resource is looked up and the body validated.",
  "A search text has at most 2,000 characters and 24 levels of nested brackets and changes between AND and OR.",
  "Requests with several `Host` headers and addresses that can't be decoded are refused with 400. Responses of the API have `Cache-Control: no-store`.",
  "The `api_key` of a user is returned to that user and to owners, and is empty for all others: otherwise admins could read those of owners. `POST /glossa/me/api-key` replaces the user's own key, `POST /glossa/users/{user_id}/api-key` lets owners replace the key of any user, `DELETE /glossa/me/sessions` signs out everywhere, and `POST /glossa/me/password` changes the user's own password, which does both, deletes the API keys that the user has named, and returns a token; earlier credentials are refused with 401 at once.",
  "`GET /glossa/me/datasets` returns the datasets of `GET /me/datasets` with the names of their workspaces, the types of their fields and questions, and their progress (`dataset_summaries`): elsewhere, that takes three requests per dataset. `GET /glossa/me` returns the user without the API key, and with the preferences.",
  "`/glossa/people` is the owners' list of users with their workspaces, their last sign-in and the number of their responses (`people`). An account can be switched off, so that its sign-ins and its API key are refused while its responses stay. A password that an owner or `glossa reset-password` sets must be changed after the sign-in: until then, other requests with the token return 403 with the code `password_change_required`. Requests with the API key are not affected.",
  "The last owner can neither be removed nor be given another role: 409. Usernames have at most 200 characters, are normalised to NFC, and those with control characters or direction marks are refused with 422. Admins are not told why a message to a webhook failed.",
  "Sign-in providers (`/oauth2`) are those of OpenID Connect, with PKCE and a nonce. The state cookie is encrypted, lasts ten minutes and has `SameSite=Lax`; parameters of the page that would replace those of the protocol are not passed on. A user is found by issuer and subject, and an existing username is refused with 401 unless it is that of the configured owner, or the provider is configured to sign in existing users.",
  "Each refusal has its code in the header `X-Error-Code` ([errors.md](errors.md)), because most bodies have no field for it.",
  "A body is parsed as JSON whatever its content type, except for form endpoints.",
  "Requests to import from and export to the hub are validated and then get 501.",
];

/** What requests can do beyond Argilla's API, unless the server runs in plain mode. */
const additions = [
  "Each sign-in is stored, and its token has the claim `jti`. `GET /glossa/me/sign-ins` lists those of the user, `DELETE /glossa/me/sign-ins/{sign_in_id}` ends one, `DELETE /glossa/me/sign-ins` all but the one of the request, and `POST /glossa/me/sign-out` that one (`sign_ins`). Tokens without `jti`, which earlier versions have signed, stay valid until they expire or all other sign-ins end.",
  "`/glossa/me/api-keys` creates, lists and deletes API keys with a name, a scope (`read` or `write`) and an end (`api_keys`), sent in `X-Argilla-Api-Key` as well. With the scope `read`, a key may call GET endpoints and the searches. No such key may manage accounts, API keys or sign-ins, and `api_key` is empty in its replies; refusals have the code `api_key_scope`. The key that `GET /me` returns has no scope and no end, as clients expect.",
  "`GET /glossa/audit` returns the audit log to owners: who signed in, changed people, keys, settings and webhooks, or wrote in the name of another (`audit`).",
  "`GET /glossa/records/{record_id}/response-versions` returns the responses to a record as they are and as they were before they were changed or deleted (`response_versions`): annotators get their own, owners and admins those of everyone.",
  "`/glossa/webhooks/{webhook_id}/deliveries` lists the latest 100 messages of the last week to a webhook, or of those in one state (`?state=waiting`, `finished` or `failed`), with the number in each state (`counts`) and each attempt to send them (`attempt_log`), shows what one says until it has arrived or was given up, and sends one that waits for its next attempt at once (`webhook_deliveries`).",
  "`POST /glossa/people/{user_id}/password-link` creates a link with which a person chooses a password, and `POST /glossa/people` without a password adds a person who comes by such a link (`password_links`).",
  "`DELETE /users/{user_id}` keeps what is needed to restore the account for 30 days (`/glossa/deleted-people`, `deleted_people`), and makes records that then lack submitted responses pending again, except with `--plain`. For every other call, the user is gone.",
  "`DELETE /datasets/{dataset_id}` keeps a published dataset for 30 days (`/glossa/deleted-datasets`, `deleted_datasets`), except with `--plain`. For every other call, the dataset is gone, and its name can be used again.",
  "`PATCH /glossa/workspaces/{workspace_id}` gives a workspace another name (`workspace_names`), for owners.",
  "`GET /records/{record_id}` returns to annotators their own response and the metadata that they may see, as the search of their own records does; Argilla and a plain server return those of everyone.",
  "A user can require a code of an authenticator app besides the password (`/glossa/me/second-factor`, `second_factor`). `POST /token` then refuses the right password with 403 and the code `second_factor_required`, and `POST /glossa/sign-in` takes username, password and code. API keys and sign-ins by a provider are not affected. An owner can switch it off for others (`DELETE /glossa/people/{user_id}/second-factor`).",
  "`/glossa/me/passkeys` adds, lists and removes passkeys, and `POST /glossa/passkey-sign-in` signs in with one, without password and code (`passkeys`). Adding and removing requires the password or a sign-in of the last ten minutes. A new password deletes the passkeys of the user.",
  "`/glossa/me/datasets/{dataset_id}/bulk-actions` gives the same response to all records of a search, up to 100,000, as a job that can be cancelled, undone and redone (`bulk_actions`).",
  "`GET /glossa/datasets/{dataset_id}/file` returns records as CSV, JSON lines, Parquet, Excel, CoNLL, spaCy, Label Studio or a file for another server, with everyone's answers, the user's own or the majority (`file_exports`, [files.md](files.md)). `POST` takes a search or a list of ids.",
  "`/glossa/datasets/{dataset_id}/filter-sets` stores filters by name, for their author or shared with the workspace (`filter_sets`).",
  "A search for `*part*` finds the words that contain it, up to 2,000 different ones (`search_contains`); Argilla finds nothing.",
  "`GET /glossa/metadata-properties/{id}/terms?text=…` returns the terms of a metadata property that contain a text: the hundred most frequent ones, an equal one first, and how many there are (`find_terms`). Its metrics have the 16,384 most frequent ones, as Argilla's.",
  "In a search of one's own records, the scope of a filter on responses can have `of: others`, or the property `agreement` with the values `agree` and `disagree`, for owners and admins only (`responses_of_others`). In the address of the annotation page they are entries of `response`: `need.of.others.urgent`, `need.of.all.disagree`. With such a filter, the status *Pending* includes the records that others have completed.",
  "The scope of a filter on responses can also have the property `user`: records to which one of the named users has submitted a response, for owners and admins only. In the address of the annotation page it is the entry `.user.ana.ben` of `response`. A server that has it compares the responses to questions of all types by agreement: texts without the white space around them, spans and ranked items in any order (`respondents`).",
  "`GET /glossa/datasets/{dataset_id}/agreement` returns to owners and admins, for each question, the number of records with at least two submitted responses that answer the question, how many of them agree (as the filter on agreement finds them), Krippendorff's alpha (interval for ratings and for the ranks of each item of a ranking, nominal otherwise, null for spans), the F1 of spans, and for each user the agreement with the others (`agreement`). With `?username=ana&username=ben`, only the responses of these users are compared. So are those of a filter on agreement whose scope has `among`, the names of users; in the address of the annotation page, they follow the value: `need.of.all.disagree.ana.ben`.",
  "The vector of a search can name up to 49 further records in `record_ids`: those similar to all of them are found (`similar_to_several`).",
];

/** Writes the page that compares our API with that of an Argilla server. */
export function compatibilityPage(outcomes: readonly Outcome[]): string {
  const replayed = outcomes.filter(({ skipped }) => skipped === undefined);
  const passed = replayed.filter(({ differences }) => differences.length === 0);
  return [
    "# Compatibility with Argilla",
    "",
    "This page is generated by `npm run conformance -- FOLDER --page`, where the folder holds requests recorded from an",
    "Argilla 2.8 server, each with the state of the database before it. Clients of Argilla 2.x run unchanged; the differences are deliberate.",
    "",
    `Of ${outcomes.length} recorded requests ${replayed.length} were replayed, ${passed.length} with the promised outcome.`,
    "",
    "## Deliberate differences",
    "",
    ...general.map((sentence) => `- ${sentence}`),
    ...reasons(outcomes).map(([reason, ids]) => `- ${reason} (${ids.map((id) => `\`${id}\``).join(", ")})`),
    "",
    "## Additions",
    "",
    "`GET /settings` lists them under `glossa`; `--plain` switches them off.",
    "",
    ...additions.map((sentence) => `- ${sentence}`),
    "",
    "## Not replayed",
    "",
    ...leftOut(outcomes).map(([reason, count]) => `- ${count}: ${reason}.`),
    "",
    "Settings of fields and questions without a type, which no server can read, were replayed with the type text.",
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
  for (const { knownDifference: reason, conformanceCase } of outcomes) {
    if (reason !== undefined) ids.set(reason, [...(ids.get(reason) ?? []), conformanceCase.id]);
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
  for (const { conformanceCase, skipped, differences } of outcomes) {
    const name = conformanceCase.endpoint ?? "no route";
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
