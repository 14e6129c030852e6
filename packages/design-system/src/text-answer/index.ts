export { type ShownOnDemand, TextAnswer, type TextAnswerProps } from "./TextAnswer";
