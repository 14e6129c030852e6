import type { DatasetPlan } from "../records/dataset-plan";
import { type FilePlan, isField, isMetadata } from "./file-plan";

/**
 * The dataset that a plan describes.
 *
 * @param name of the dataset
 * @param plan without problems
 * @example
 * declare const plan: FilePlan;
 * datasetOfPlan("reviews", plan).fields.length; // as many as the plan has
 */
export function datasetOfPlan(name: string, plan: FilePlan): DatasetPlan {
  return {
    name,
    guidelines: null,
    minSubmitted: 1,
    fields: plan.columns.filter(isField).map(({ name: field, title, use, isRequired }) => ({
      name: field,
      title,
      required: isRequired,
      // No file has the template that a custom field needs: only datasets that exist have such fields.
      settings: { type: use === "custom" ? "text" : use },
    })),
    questions: plan.questions.map(({ name: question, title, description, isRequired, settings }) => ({
      name: question,
      title,
      description,
      required: isRequired,
      settings,
    })),
    metadata: plan.columns.filter(isMetadata).map(({ name: property, title, use }) => ({
      name: property,
      title,
      settings: { type: use },
      visible_for_annotators: true,
    })),
    vectors: [],
  };
}
