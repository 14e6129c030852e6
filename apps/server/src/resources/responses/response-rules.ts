import type { ResponseStatus, ResponseValues } from "@glossa/contract";
import { ownValue, schemaOf } from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import { firstReason } from "../records/record-rules";

/** A response in a request. */
export interface ResponseBody {
  status: ResponseStatus;
  values: ResponseValues;
}

/** Validates a response to a record with these fields. */
export function responseProblem(
  { status, values }: ResponseBody,
  questions: readonly SchemaQuestion[],
  fields: Record<string, unknown>,
): string | undefined {
  const names = Object.keys(values);
  if (status === "submitted" && names.length === 0) return "missing response values for submitted response";
  const reason = firstReason(questions, ({ name, isRequired, settings }) => {
    const sent = ownValue(values, name);
    if (sent) return schemaOf(settings.type).validate(sent.value, settings, { fields, status })[0]?.message;
    if (status !== "submitted" || !isRequired) return undefined;
    return `missing response value for required question with name='${name}'`;
  });
  const unknown = names.find((name) => !questions.some((question) => question.name === name));
  return reason ?? (unknown && `found response value for non configured question with name='${unknown}'`);
}
