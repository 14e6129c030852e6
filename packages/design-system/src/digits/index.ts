export {
  digitWait,
  interpretDigit,
  interpretDigitAmong,
  type TypedDigits,
  type TypedNumberAmong,
} from "./typed-number";
