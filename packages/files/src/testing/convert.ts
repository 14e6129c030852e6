import type { OpenedFile } from "../opened-file";
import { datasetOfPlan } from "../plan/dataset-of-plan";
import { guessPlan } from "../plan/guess-plan";
import { planProblems } from "../plan/plan-problems";
import { profileOf } from "../plan/profile";
import { recordsOf } from "../records/records-of";

/** All that a file becomes without anybody changing the plan. */
export async function converted(file: OpenedFile) {
  const profile = await profileOf(file);
  const plan = guessPlan({ profile, hints: file.hints });
  const results = [];
  for await (const result of recordsOf(file, plan)) results.push(result);
  const records = results.flatMap((result) => ("record" in result ? [result.record] : []));
  return {
    format: file.format,
    profile,
    plan,
    problems: planProblems(plan, profile),
    dataset: datasetOfPlan("d", plan),
    records,
    refused: results.flatMap((result) => ("refused" in result ? [result.refused] : [])),
    notices: file.notices,
    /** The words that the spans of a question cover in each record. */
    covered: (question: string, field = "text") =>
      records.map(({ fields, suggestions }) => {
        const characters = [...String(fields[field])];
        const value = suggestions[question]?.value;
        return (Array.isArray(value) ? value : []).map((span) =>
          typeof span === "object" && "start" in span
            ? `${characters.slice(span.start, span.end).join("")}=${span.label}`
            : "",
        );
      }),
  };
}
