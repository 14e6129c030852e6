import { questionToSend } from "@glossa/question-types/settings";
import type { NewDataset, NewField, NewProperty, NewQuestion, NewVector } from "./new-dataset";

/**
 * A new dataset as the server takes it: the dataset first, then its parts in order.
 *
 * @param dataset one without problems
 * @example
 * declare const tickets: NewDataset;
 * datasetToSend(tickets).fields; // [{ name: "message", title: "Message", required: true, settings: … }]
 */
export function datasetToSend(dataset: NewDataset) {
  const { name, workspaceId = "", guidelines, allowsExtraMetadata, minSubmitted = 1 } = dataset;
  return {
    dataset: {
      name: name.trim(),
      workspace_id: workspaceId,
      guidelines: guidelines.trim() || null,
      allow_extra_metadata: allowsExtraMetadata,
      distribution: { strategy: "overlap" as const, min_submitted: minSubmitted },
    },
    fields: dataset.fields.map(fieldToSend),
    questions: dataset.questions.map(newQuestionToSend),
    metadata: dataset.metadata.map(propertyToSend),
    vectors: dataset.vectors.map(vectorToSend),
  };
}

function titled({ name, title }: { name: string; title: string }) {
  return { name: name.trim(), title: title.trim() || name.trim() };
}

function fieldToSend(field: NewField) {
  return { ...titled(field), required: field.isRequired, settings: field.settings };
}

function newQuestionToSend(question: NewQuestion) {
  return { name: question.name.trim(), ...questionToSend(question) };
}

/** A metadata property without problems as the server takes it. */
export function propertyToSend(property: NewProperty) {
  return {
    ...titled(property),
    settings: property.settings,
    visible_for_annotators: property.isVisible,
  };
}

/** A vector without problems as the server takes it. */
export function vectorToSend(vector: NewVector) {
  return { ...titled(vector), dimensions: vector.dimensions ?? 1 };
}
