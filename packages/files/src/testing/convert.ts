import type { OpenedFile } from "../opened-file";
import { knownPeople } from "../plan/columns/people";
import { profileOf } from "../plan/columns/profile";
import { datasetOfPlan } from "../plan/dataset-of-plan";
import { guessPlan } from "../plan/guess-plan";
import { peopleNotices } from "../plan/problems/people-notices";
import { planProblems } from "../plan/problems/plan-problems";
import { questionNotices } from "../plan/problems/question-notices";
import { recordsOf } from "../records/records-of";
import { opened } from "./files";

/** All that a file becomes without anybody changing the plan, where there are such users. */
export async function converted(file: OpenedFile, users: readonly string[] = []) {
  const profile = await profileOf(file);
  const guessed = guessPlan({ profile, hints: file.hints });
  const plan = { ...guessed, responses: knownPeople(profile.people, users) };
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
    notices: [
      ...file.notices,
      ...peopleNotices(profile, plan),
      ...questionNotices(profile, plan, file.hints),
    ],
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

/** All that tasks become, as lines of JSON or, if the name ends so, as a JSON array. */
export async function convertedTasks(
  tasks: readonly object[],
  name = "x.jsonl",
  users: readonly string[] = [],
) {
  const content = name.endsWith(".json")
    ? JSON.stringify(tasks, null, 1)
    : tasks.map((task) => JSON.stringify(task)).join("\n");
  return converted(await opened(content, name), users);
}
