export { SuggestionMark } from "./SuggestionMark";
