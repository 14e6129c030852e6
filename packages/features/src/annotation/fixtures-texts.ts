import type { Question } from "@glossa/contract";
import type { ValueOnScreen } from "./view-model";

/** Labels by their texts. */
export function options(texts: readonly string[]) {
  return texts.map((text) => ({
    value: text.toLowerCase().replaceAll(" ", "_"),
    text,
    description: null,
  }));
}

type Asked = Pick<Question, "name" | "title" | "settings"> & Partial<Question>;

export const need: Asked = {
  name: "need",
  title: "What does the customer need?",
  description: "Choose the one reason that must be solved.",
  settings: {
    type: "label_selection",
    visible_options: null,
    options: options([
      "Refund",
      "Delivery status",
      "Faulty product",
      "Change an order",
      "Account access",
      "Other",
    ]),
  },
};

export const details: Asked = {
  name: "details",
  title: "Which details are in the message?",
  required: false,
  settings: {
    type: "multi_label_selection",
    visible_options: 5,
    options_order: "suggestion",
    options: options([
      "Amount",
      "Date",
      "Deadline",
      "Name",
      "Order number",
      "Address",
      "Phone number",
      "Photo",
    ]),
  },
};

export const urgency: Asked = {
  name: "urgency",
  title: "How urgent is it?",
  description: "0 can wait a week, 10 needs a person today.",
  settings: { type: "rating", options: Array.from({ length: 11 }, (_, value) => ({ value })) },
};

export const reply: Asked = {
  name: "reply",
  title: "Rewrite the reply in our house tone",
  settings: { type: "text", use_markdown: true },
};

export const ticket = {
  subject: "Charged twice for one order: third time asking",
  message: `Hello, I ordered the walnut side table on 3 March and the payment went through on my card twice: €189.00 at 14:02 and again at 14:03. I have written about this two times already. The first answer was a link to your delivery tracker, which has nothing to do with it, and the second one only said “we are looking into it”.

The table itself is lovely and I want to keep it. I just need one of the two payments back before the 28th, because the rent goes out that day. Could a person please confirm by reply that this has been seen?

Thank you,
Marisol Etxeberria`,
};

const answer =
  "Thank you for your patience, Marisol. You were charged twice and we are returning €189.00 to your card within five working days.";

/** One suggestion per question, in their order. */
export const suggestions = [
  { value: "refund", score: 0.93, agent: "triage-v3" },
  { value: ["amount", "date", "deadline"], score: [0.9, 0.8, 0.4], agent: "details-v3" },
  { value: 8, score: 0.71, agent: "urgency-v3" },
  { value: answer, score: 0.7, agent: "reply-draft-2" },
];

/** What these suggestions fill in. */
export const pencilled: Readonly<Record<string, ValueOnScreen>> = {
  need: { value: "refund", isPencil: true },
  details: { value: ["amount", "date", "deadline"], isPencil: true },
  urgency: { value: 8, isPencil: true },
  reply: { value: answer, isPencil: true },
};

/** The same values after a person has agreed to each. */
export const inked: Readonly<Record<string, ValueOnScreen>> = Object.fromEntries(
  Object.entries(pencilled).map(([name, { value }]) => [name, { value, isPencil: false }]),
);

export const guidelines = `### Read the whole message first
Label what the customer needs *now*, not the history of the case. If they mention an earlier problem that is solved, ignore it.

### Urgency
- 0–3: can wait a week
- 4–7: today or tomorrow
- 8–10: money, safety or a fixed date within days

### Reply
Two or three sentences. Say what we will do and by when. Never promise a refund date: say “within five working days”.`;
