import type { themeContract } from "./contract.css";

export { breakpoint, stillness } from "./breakpoint";
export { themeContract, vars } from "./contract.css";
export { pictureGround } from "./picture-ground";
export { colorSchemeName, rootClass } from "./root";
export { tickShape } from "./tick-shape";

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The values of a theme: a string for each token of the contract. */
export type ThemeTokens = Texts<typeof themeContract>;
