import { errorCodes } from "@glossa/contract";
import { unprocessable } from "../../http/errors/http-errors";

/** The parts to load with records; a list names the vectors. */
export interface Include {
  responses: boolean;
  suggestions: boolean;
  vectors: boolean | string[];
}

/** Everything that can be loaded with a record. */
export const includeAll: Include = { responses: true, suggestions: true, vectors: true };

const kinds = ["responses", "suggestions", "vectors"];

/** Parses the `include` parameters of a URL: `responses`, `suggestions`, `vectors` or `vectors:a,b`. */
export function parseInclude(parameters: readonly string[] = []): Include {
  const include: Include = { responses: false, suggestions: false, vectors: false };
  for (const parameter of parameters) {
    const names = /^vectors:(.*)$/s.exec(parameter)?.[1];
    if (names !== undefined) includeVectors(include, names.split(","));
    else for (const key of parameter.split(",")) includeKind(include, key);
  }
  return include;
}

function includeVectors(include: Include, names: string[]): void {
  if (include.vectors === true) refuseBoth();
  include.vectors = [...(include.vectors || []), ...names];
}

function includeKind(include: Include, key: string): void {
  if (!kinds.includes(key))
    throw unprocessable(
      errorCodes.include,
      `'${key}' cannot be included. Use 'responses', 'suggestions' or 'vectors'`,
    );
  if (key === "responses") include.responses = true;
  if (key === "suggestions") include.suggestions = true;
  if (key !== "vectors") return;
  if (Array.isArray(include.vectors)) refuseBoth();
  include.vectors = true;
}

function refuseBoth(): never {
  throw unprocessable(errorCodes.include, "'include' cannot have both 'vectors' and 'vectors:name,name'");
}
