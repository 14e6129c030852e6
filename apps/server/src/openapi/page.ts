import { type Operation, schemaOf } from "./document";

/** The style of the page; its hash is all that the page's policy lets in. */
export const style = `
:root { color-scheme: light dark; --ink: #1b1d21; --soft: #575b63; --line: #d9d9d6; --page: #fdfdfc; --code: #f1f1ef; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e3; --soft: #a5a9b2; --line: #34373d; --page: #16181c; --code: #1f2227; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.125rem; margin-block: 2.5rem .5rem; }
p, dt { color: var(--soft); } a { color: inherit; }
details { border-block-start: 1px solid var(--line); } summary { padding: .5rem 0; cursor: pointer; display: flex; gap: .75rem; flex-wrap: wrap; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } pre { background: var(--code); padding: .75rem; overflow: auto; max-block-size: 24rem; border-radius: .25rem; }
.method { inline-size: 4rem; font-weight: 600; } .name { color: var(--soft); margin-inline-start: auto; }
`;

/** Writes the reference page: every operation with what it takes and what it answers. */
export function referencePage(title: string, operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(operationRow);
    return `<section aria-labelledby="${tag}"><h2 id="${tag}">${escaped(tag)}</h2>${rows.join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1><p>The same as a machine reads it: <a href="openapi.json">openapi.json</a>. Send a token from <code>POST /api/v1/token</code> as <code>Authorization: Bearer …</code>, or an API key as <code>X-Argilla-Api-Key</code>.</p>${sections.join("")}</main></body></html>`;
}

function operationRow({ name, method, path, row }: Operation): string {
  const parts = [
    ["Path", row.params && schemaOf(row.params, "input")],
    ["Query", row.query && schemaOf(row.query, "input")],
    ["Headers", row.headers && schemaOf(row.headers, "input")],
    [row.isForm ? "Form" : "Body", row.body && schemaOf(row.body, "input")],
    ...Object.entries(row.responses).map(([status, schema]) => [
      `Answers ${status}`,
      schema ? schemaOf(schema, "output") : "nothing",
    ]),
  ].filter(([, schema]) => schema !== undefined);
  const described = parts.map(([label, schema]) => {
    const text = typeof schema === "string" ? schema : JSON.stringify(schema, null, 2);
    // What scrolls must be reachable by keyboard.
    return `<dt>${label}</dt><dd><pre tabindex="0">${escaped(text)}</pre></dd>`;
  });
  const summary = `<span class="method">${method}</span><code>${escaped(path)}</code><span class="name">${name}</span>`;
  return `<details id="${name}"><summary>${summary}</summary><dl>${described.join("")}</dl></details>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
