export { isWord } from "./is-word";
