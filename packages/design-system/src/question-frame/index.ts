export { QuestionFrame, type QuestionFrameProps, type QuestionMark } from "./QuestionFrame";
