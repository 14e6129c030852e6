import { type Problem, type ProblemValues, problemOf } from "../problem";

/** Why a row cannot become a record, while it is being made. */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  readonly problem: Problem;
  readonly column: string | undefined;

  constructor(problem: Problem, column: string | undefined) {
    super(problem.code);
    this.problem = problem;
    this.column = column;
  }
}

/** Makes the problem of a row in one of its columns. */
export function rowProblem<Code extends keyof ProblemValues>(
  code: Code,
  values: ProblemValues[Code],
  column?: string,
): RowProblem {
  // The signature has checked that the values belong to the code.
  return new RowProblem(problemOf(code, values) as Problem, column);
}
