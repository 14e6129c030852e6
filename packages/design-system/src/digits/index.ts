export { digitWait, type TypedDigits, typeNumber, typeNumberOf } from "./typed-number";
