export { TextAnswer, type TextAnswerProps } from "./TextAnswer";
