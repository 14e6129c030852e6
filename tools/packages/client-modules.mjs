// @ts-check

/** What only the browser's half of a React application may run: hooks, contexts, class components and handlers. */
const onlyInClients = [
  /\buse([A-Z]\w*)?\s*(<[^()]*>)?\(/,
  /\b(createContext|lazy)\s*[<(]/,
  /\bextends (React\.)?(Pure)?Component\b/,
  /\bon[A-Z]\w*=\{/,
  // A function as a property of an element, or as its content.
  /[=>]\{(async )?(\([^()]*\)|\w+) =>/,
];

/**
 * Writes `"use client"` at the head of each built module that needs it, so that frameworks with server components may
 * import the packages anywhere. Modules without it, such as rules and schemas, can be called on the server.
 *
 * @returns {{ plugin: import("vite").Plugin, headOf: (chunk: { moduleIds: string[] }) => string }}
 */
export function clientModules() {
  /** @type {Set<string>} */
  const clients = new Set();
  return {
    plugin: {
      name: "client-modules",
      enforce: "pre",
      transform(code, id) {
        const isModule = /\.tsx?$/.test(id) && !id.endsWith(".css.ts");
        if (isModule && needsClient(code)) clients.add(id);
      },
    },
    headOf: ({ moduleIds }) => (moduleIds.some((id) => clients.has(id)) ? '"use client";\n' : ""),
  };
}

/** @param {string} code */
export function needsClient(code) {
  const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");
  return onlyInClients.some((pattern) => pattern.test(withoutComments));
}
