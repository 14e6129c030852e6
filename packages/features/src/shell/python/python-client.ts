/** Where a client connects, and with which key. */
export interface PythonClient {
  /** The address of this server, as the browser sees it. */
  url: string;
  apiKey: string;
}

/**
 * A text as a Python literal. JSON escapes quotes, backslashes, line breaks and lone surrogates as Python does.
 *
 * @param text any text
 *
 * @example
 * pythonText('a "quoted" name'); // '"a \\"quoted\\" name"'
 */
export function pythonText(text: string): string {
  return JSON.stringify(text);
}

/**
 * Returns the beginning of Python code that connects to a server.
 *
 * @example
 * pythonClientCode({ url: "https://example.org", apiKey: "key" }).split("\n")[0]; // "import argilla as rg"
 */
export function pythonClientCode({ url, apiKey }: PythonClient): string {
  return `import argilla as rg

client = rg.Argilla(
    api_url=${pythonText(url)},
    api_key=${pythonText(apiKey)},
)
`;
}
