export { type Naming, nameProblem, useName } from "./use-name";
