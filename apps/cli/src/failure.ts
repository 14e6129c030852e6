import { ApiError } from "@glossa/contract/client";
import { FileFailure } from "@glossa/files";
import { problemWords } from "./words/problem-words";

/** A failure that the user of the terminal can fix. Only its message is printed. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
}

/** A command line that is not valid. */
export class UsageFailure extends CommandFailure {}

/** Explains in one sentence why a command failed; undefined for a defect of the program. */
export function messageOf(error: unknown, url: string): string | undefined {
  if (error instanceof CommandFailure) return error.message;
  if (error instanceof FileFailure) return fileSentence(error);
  if (error instanceof ApiError) return apiSentence(error, url);
  return undefined;
}

// A problem with a place is found before anything is sent; the messages of other problems explain their effect.
function fileSentence({ problem }: FileFailure): string {
  const isInFile = problem.at?.line !== undefined || problem.at?.row !== undefined;
  return `${problemWords(problem)}${isInFile ? " Nothing was imported." : ""}`;
}

/** Explains that the certificate of a server is not trusted, if that is why there is no response. */
export function untrustedSentence(error: Error, url: string): string | undefined {
  const code = codeIn(error);
  if (code === undefined || !/CERT|_TLS_|SIGNATURE/.test(code)) return undefined;
  return `The certificate of ${url} is not trusted (${code}). If an authority of your organisation has issued it, name the file with its certificate in NODE_EXTRA_CA_CERTS.`;
}

/** The code of the system error behind an error. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" ? error.code : codeIn(error.cause);
}

function apiSentence(error: ApiError, url: string): string {
  if (error.kind === "network") {
    const untrusted = untrustedSentence(error, url);
    return (
      untrusted ??
      `There is no response from ${url}. Start a server with "npm start", or name another one with --url.`
    );
  }
  if (error.kind === "invalid") {
    return `The server at ${url} does not provide this API. Check the address given with --url.`;
  }
  if (error.status === 401) {
    return `The server at ${url} does not accept this API key. Set another one with --api-key or GLOSSA_API_KEY.`;
  }
  if (error.status === 403)
    return `This account does not have permission to do this at ${url}. Use the API key of an owner or admin.`;
  // The reply of an Argilla server to an address that it does not have.
  if (error.status === 404 && error.detail === "Not Found")
    return `The server at ${url} cannot do this: it is an Argilla server or an earlier version of Glossa. To get the data of an Argilla server, use "glossa migrate-from".`;
  if (error.status === 507)
    return `The disk of the server at ${url} is full. Free space there and run this command again. Stored records are kept.`;
  return `The server at ${url} rejected the request (${error.status}): ${error.detail ?? JSON.stringify(error.body)}`;
}
