export { digitOf } from "./digit-of";
export {
  digitWait,
  interpretDigit,
  interpretDigitAmong,
  type TypedDigits,
  type TypedNumberAmong,
} from "./typed-number";
