import { chosenSubset, type FactsOfColumns, type HubDraft, toNewDataset } from "@glossa/features/hub-dataset";
import { decisionsOf, type FilePlan, type PlannedColumn, type PlannedQuestion } from "@glossa/files";

/**
 * The plan of a draft: what the author has decided, with what was guessed of scores, agents and offsets where a question
 * still has the column that was guessed for it.
 */
export function planOfDraft(draft: HubDraft, facts: FactsOfColumns, guessed: FilePlan): FilePlan {
  const { columns, externalId } = chosenSubset(draft);
  const { fields, metadata, questions } = toNewDataset(draft, facts);
  const leftOut = columns.filter(({ isLeftOut }) => isLeftOut).map(({ name }) => name);
  const taken = (column: string | undefined) =>
    column !== undefined && leftOut.includes(column) ? undefined : column;
  const parts = new Map([...fields, ...metadata].map((part) => [part.name, part]));
  return {
    idColumn: externalId,
    ...decisionsOf(guessed),
    columns: columns.map(({ name, use }): PlannedColumn => {
      const part = parts.get(name);
      const isRequired = part !== undefined && "isRequired" in part && part.isRequired;
      const planned = guessed.columns.find((column) => column.column === name && column.use === use);
      // As the preview shows it: a column keeps its name.
      return { column: name, use, name: planned?.name ?? name, title: name, isRequired };
    }),
    questions: questions.map((question): PlannedQuestion => {
      const { name, title, description, isRequired, settings } = question;
      const column = columnOf(draft, question.key);
      const planned = guessed.questions.find((one) => one.column === column && column !== undefined);
      return {
        name: name.trim(),
        title: title.trim() || name.trim(),
        description: description.trim() === "" ? null : description.trim(),
        isRequired,
        settings,
        column,
        scoreColumn: taken(planned?.scoreColumn),
        agentColumn: taken(planned?.agentColumn),
        ...(planned?.unit && { unit: planned.unit }),
      };
    }),
  };
}

function columnOf(draft: HubDraft, key: number): string | undefined {
  return chosenSubset(draft).questions.find((question) => question.key === key)?.column;
}
