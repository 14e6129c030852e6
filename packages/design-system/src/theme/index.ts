import type { themeContract } from "./contract.css";

export { breakpoint } from "./breakpoint";
export { themeContract, vars } from "./contract.css";
export { tickShape } from "./tick-shape";

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** A theme's values: a text for each token of the contract. */
export type ThemeTokens = Texts<typeof themeContract>;
