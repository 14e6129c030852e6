import { aQuestion } from "../fixtures";
import type { QuestionSettings } from "../schemas";
import type { QuestionDraft } from "./draft";

const titles: Record<QuestionSettings["type"], [title: string, description: string]> = {
  label_selection: ["What does the customer need?", "Choose the one reason that must be solved."],
  multi_label_selection: ["What does the message name?", "Tick everything that is written down."],
  rating: ["How urgent is it?", "0 can wait, 10 can't."],
  text: ["What would you answer?", ""],
  ranking: ["Which answer is best?", "The best one first."],
  span: ["Mark every entity in Message", "Select text to mark it. Hold Shift to select single characters."],
};

/** The form of a question of a type, filled in. */
export function aDraft(type: QuestionSettings["type"], change: Partial<QuestionDraft> = {}): QuestionDraft {
  const [title, description] = titles[type];
  return { title, description, isRequired: true, settings: aQuestion[type], ...change };
}

/** The fields of the dataset that the form is shown for. */
export const textFields = [
  { name: "message", title: "Message" },
  { name: "reply", title: "Reply" },
];
