export { DescribedContext, idsOf } from "./described";
export { type Naming, nameProblem, useName } from "./use-name";
