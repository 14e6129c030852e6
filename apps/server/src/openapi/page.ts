import type { z } from "zod";
import { escapedHtml } from "../web/escaped-html";
import { type Operation, refusalsFor, schemaOf } from "./document";
import { schemaText } from "./schema-text";

/** The style of the page. The content security policy of the page allows only its hash. */
export const style = `
:root { color-scheme: light dark; --ink: #1b1d21; --soft: #575b63; --line: #d9d9d6; --page: #fdfdfc; --code: #f1f1ef; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e3; --soft: #a5a9b2; --line: #34373d; --page: #16181c; --code: #1f2227; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.125rem; margin-block: 2.5rem .5rem; }
p, dt, dd { color: var(--soft); } a { color: inherit; } dd { margin: 0 0 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none; } nav a { display: inline-block; padding-block: .25rem; }
details { border-block-start: 1px solid var(--line); } details[open] { padding-block-end: 1rem; }
summary { padding: .5rem 0; cursor: pointer; display: flex; gap: 0 .75rem; flex-wrap: wrap; align-items: baseline; }
summary::before { content: "+"; inline-size: .75rem; color: var(--soft); font-family: ui-monospace, monospace; } details[open] > summary::before { content: "−"; }
summary:hover code { text-decoration: underline; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } pre { color: var(--ink); background: var(--code); margin: .25rem 0 0; padding: .75rem; overflow: auto; max-block-size: 24rem; border-radius: .25rem; white-space: pre-wrap; }
.method { inline-size: 4rem; font-weight: 600; } .name { color: var(--soft); margin-inline-start: auto; }
@media (max-width: 40rem) { summary code { flex-basis: 60%; flex-grow: 1; } .name { display: none; } }
`;

/** Writes the reference page: every operation with its parameters, its body and its responses. */
export function referencePage(title: string, operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const links = tags.map((tag) => `<li><a href="#${tag}">${escapedHtml(tag)}</a></li>`);
  const sections = tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(operationRow);
    return `<section aria-labelledby="${tag}"><h2 id="${tag}">${escapedHtml(tag)}</h2>${rows.join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapedHtml(title)}</h1><p>Machine-readable version: <a href="openapi.json">openapi.json</a>. Send a token from <code>POST /api/v1/token</code> as <code>Authorization: Bearer …</code>, or an API key as <code>X-Argilla-Api-Key</code>. A <code>?</code> marks optional values.</p><nav aria-label="Groups"><ul>${links.join("")}</ul></nav>${sections.join("")}</main></body></html>`;
}

function operationRow(operation: Operation): string {
  const { name, method, path, row } = operation;
  const parts: [label: string, schema: z.ZodType | null | undefined, io: "input" | "output"][] = [
    ["Path", row.params, "input"],
    ["Query", row.query, "input"],
    ["Headers", row.headers, "input"],
    [row.isForm ? "Form" : "Body", row.body, "input"],
    ...Object.entries(row.responses).map(
      ([status, schema]) => [`Response ${status}`, schema, "output"] as [string, z.ZodType | null, "output"],
    ),
  ];
  const described = parts.map(([label, schema, io]) => {
    if (schema === undefined) return "";
    const text = schema === null ? "no body" : schemaText(schemaOf(schema, io));
    // Scrollable content must be reachable by keyboard.
    return `<dt>${label}</dt><dd><pre tabindex="0">${escapedHtml(text)}</pre></dd>`;
  });
  const refused = refusalsFor(operation).map(([status, reason]) => `${status}: ${escapedHtml(reason)}.`);
  const who = row.isPublic ? "<p>No credentials required.</p>" : "";
  const summary = `<span class="method">${method}</span><code>${escapedHtml(path)}</code><span class="name">${name}</span>`;
  return `<details id="${name}"><summary>${summary}</summary>${who}<dl>${described.join("")}<dt>Errors</dt><dd>${refused.join("<br>")}</dd></dl></details>`;
}
