export { digitWait, interpretDigit, interpretDigitAmong, type TypedDigits } from "./typed-number";
