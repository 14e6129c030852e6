import type { ColumnProfile } from "./columns/column-profile";
import { companionsOf } from "./columns/companions";
import type { DatasetParts } from "./dataset-parts";
import type { FilePlan, PlannedQuestion } from "./file-plan";

/** The questions of a dataset with the columns of their suggestions, and what belongs to these: scores, agents, units. */
export function filledQuestions(
  questions: DatasetParts["questions"],
  columnOf: (question: string) => string | undefined,
  guessed: FilePlan,
  columns: readonly ColumnProfile[],
): PlannedQuestion[] {
  const filled = questions.flatMap(({ name }) => {
    const column = columnOf(name);
    return column === undefined ? [] : [{ name, column }];
  });
  const companions = [filled.map(({ column }) => column), filled.map(({ name }) => name)].map((names) =>
    companionsOf(names, columns),
  );
  const companion = (kind: "scores" | "agents", names: readonly string[]) =>
    names.map((name, index) => companions[index]?.[kind].get(name)).find((column) => column !== undefined);
  return questions.map(({ name, title, description, required, settings }) => {
    const column = columnOf(name);
    const planned = guessed.questions.find((each) => column !== undefined && each.column === column);
    const names = column === undefined ? [] : [column, name];
    const unit = planned?.unit ?? columns.find((each) => each.name === column)?.offsets?.unit;
    return {
      name,
      title,
      description,
      isRequired: required,
      settings,
      column,
      scoreColumn: planned?.scoreColumn ?? companion("scores", names),
      agentColumn: planned?.agentColumn ?? companion("agents", names),
      ...(unit && { unit }),
    };
  });
}
