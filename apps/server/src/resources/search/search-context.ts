import { unprocessable } from "../../http/refusals";
import type { DatasetShape, ShapeMetadata, ShapeQuestion } from "../datasets/dataset-shape";

/** What a search runs in: a dataset, and the person whose responses alone count. */
export interface SearchContext {
  shape: DatasetShape;
  /** Only this person's responses are looked at. Default: everyone's. */
  userId?: number;
}

/** The question that a filter or sort key names. */
export function questionNamed({ shape }: SearchContext, name: string): ShapeQuestion {
  const question = shape.questions.find((each) => each.name === name);
  if (question) return question;
  throw unprocessable(`Question not found filtering by name=${name}, dataset_id=${shape.dataset.public_id}`);
}

/** The metadata property that a filter or sort key names. */
export function metadataNamed({ shape }: SearchContext, name: string): ShapeMetadata {
  const property = shape.metadata.find((each) => each.name === name);
  if (property) return property;
  throw unprocessable(
    `MetadataProperty not found filtering by name=${name}, dataset_id=${shape.dataset.public_id}`,
  );
}
