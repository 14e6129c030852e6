import { type QuestionSettings, questionSettings } from "./schemas";

const options = (texts: readonly string[]) =>
  texts.map((text) => ({ value: text.toLowerCase().replaceAll(" ", "-"), text }));

const reasons = options([
  "Refund",
  "Delivery status",
  "Faulty product",
  "Change an order",
  "Account access",
  "Other",
]);

/** Settings of one question of each type, as the stories show them. */
export const aQuestion: Record<QuestionSettings["type"], QuestionSettings> = {
  label_selection: questionSettings.parse({ type: "label_selection", options: reasons }),
  multi_label_selection: questionSettings.parse({
    type: "multi_label_selection",
    options: options(["Amount", "Date", "Deadline", "Name", "Order number", "Address", "Phone", "Photo"]),
    visible_options: 5,
    options_order: "suggestion",
  }),
  rating: questionSettings.parse({
    type: "rating",
    options: Array.from({ length: 11 }, (_, value) => ({ value })),
  }),
  text: questionSettings.parse({ type: "text", use_markdown: true }),
  ranking: questionSettings.parse({
    type: "ranking",
    options: options(["Response A", "Response B", "Response C"]),
  }),
  span: questionSettings.parse({
    type: "span",
    field: "message",
    options: options(["Organisation", "Place"]),
    allow_overlapping: false,
  }),
};
