import { errorCodes } from "@glossa/contract";
import { unprocessable } from "../../../http/errors/http-errors";
import type { DatasetSchema, SchemaMetadata, SchemaQuestion } from "../../datasets/dataset-schema";

/** The context of a search: the dataset, and the user whose responses are searched. */
export interface SearchContext {
  schema: DatasetSchema;
  /** Only this user's responses are searched. Default: everyone's. */
  userId?: number;
  /** Whether only what Argilla's API has may be used. */
  isPlain?: boolean;
  /** Whether filters may look at the responses of other users. */
  mayReadOthers?: boolean;
}

/** The question named in a filter or sort key. */
export function questionNamed({ schema }: SearchContext, name: string): SchemaQuestion {
  const question = schema.questions.find((each) => each.name === name);
  if (question) return question;
  throw unprocessable(
    errorCodes.unknownReference,
    `Question not found filtering by name=${name}, dataset_id=${schema.dataset.public_id}`,
  );
}

/** The metadata property named in a filter or sort key. */
export function metadataNamed({ schema }: SearchContext, name: string): SchemaMetadata {
  const property = schema.metadata.find((each) => each.name === name);
  if (property) return property;
  throw unprocessable(
    errorCodes.unknownReference,
    `MetadataProperty not found filtering by name=${name}, dataset_id=${schema.dataset.public_id}`,
  );
}
