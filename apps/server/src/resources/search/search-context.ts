import { errorCodes } from "@glossa/contract";
import { unprocessable } from "../../http/http-errors";
import type { DatasetSchema, ShapeMetadata, ShapeQuestion } from "../datasets/dataset-schema";

/** The context of a search: the dataset, and the user whose responses are searched. */
export interface SearchContext {
  shape: DatasetSchema;
  /** Only this user's responses are searched. Default: everyone's. */
  userId?: number;
}

/** The question named in a filter or sort key. */
export function questionNamed({ shape }: SearchContext, name: string): ShapeQuestion {
  const question = shape.questions.find((each) => each.name === name);
  if (question) return question;
  throw unprocessable(
    errorCodes.unknownReference,
    `Question not found filtering by name=${name}, dataset_id=${shape.dataset.public_id}`,
  );
}

/** The metadata property named in a filter or sort key. */
export function metadataNamed({ shape }: SearchContext, name: string): ShapeMetadata {
  const property = shape.metadata.find((each) => each.name === name);
  if (property) return property;
  throw unprocessable(
    errorCodes.unknownReference,
    `MetadataProperty not found filtering by name=${name}, dataset_id=${shape.dataset.public_id}`,
  );
}
