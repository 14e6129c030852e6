export { digitWait, type TypedDigits, typeNumber } from "./typed-number";
