export { choiceRow } from "./ChoiceRow.css";
