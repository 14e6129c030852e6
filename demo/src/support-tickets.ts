import lines from "../data/support-tickets.jsonl?raw";
import { type DemoDataset, options, readRecords } from "./dataset";
import { dimensions, textVectors } from "./vectors";

const guidelines = `## Read the whole message first
Label what the customer needs *now*, not the history of the case. If they mention an earlier problem that is solved, ignore it.

## What does the customer need?
- **Refund**: they want money back. If they would also take a new item, choose what they ask for first.
- **Delivery status**: where it is, when it comes, or what went wrong on the way.
- **Faulty product**: broken, incomplete, unsafe, or not what was ordered.
- **Change an order**: anything that can still be altered before it leaves us.
- **Account access**: signing in, personal data, cards and addresses that are stored.
- **Invoice**: the paper is wrong or missing; the money is right.
- **Product advice**: they have not bought yet, or ask how to use or care for something.
- **Other**: praise, complaints about us, and what fits nowhere else.

## Details
Mark only what is written out. A *deadline* is a date by which something must happen; any other day is a *date*. A *name* is that of the customer.

## Urgency
- 0–3: can wait a week
- 4–7: today or tomorrow
- 8–10: money, safety or a fixed date within days

## Reply
Two or three sentences. Say what we will do and by when. Never promise the day on which money arrives: banks need up to five working days. Leave it empty when no reply is needed.`;

/** Messages to the customer service of a shop for furniture and household goods. */
export const supportTickets: DemoDataset = {
  name: "support-tickets",
  workspace: "support",
  guidelines,
  minSubmitted: 2,
  fields: [
    { name: "subject", title: "Subject", required: true, settings: { type: "text" } },
    { name: "message", title: "Message", required: true, settings: { type: "text" } },
  ],
  questions: [
    {
      name: "need",
      title: "What does the customer need?",
      description: "Choose the one reason that must be solved.",
      required: true,
      settings: {
        type: "label_selection",
        visible_options: null,
        options: options({
          refund: "Refund",
          delivery_status: "Delivery status",
          faulty_product: "Faulty product",
          change_order: "Change an order",
          account_access: "Account access",
          invoice: "Invoice",
          product_advice: "Product advice",
          other: "Other",
        }),
      },
    },
    {
      name: "details",
      title: "Which details are in the message?",
      description: null,
      required: false,
      settings: {
        type: "multi_label_selection",
        visible_options: 5,
        options_order: "natural",
        options: options({
          amount: "Amount",
          date: "Date",
          deadline: "Deadline",
          name: "Name",
          order_number: "Order number",
          address: "Address",
          phone: "Phone number",
          photo: "Photo",
        }),
      },
    },
    {
      name: "urgency",
      title: "How urgent is it?",
      description: "0 can wait a week, 10 needs a person today.",
      required: true,
      settings: { type: "rating", options: Array.from({ length: 11 }, (_, value) => ({ value })) },
    },
    {
      name: "reply",
      title: "Rewrite the reply in our house tone",
      description: null,
      required: false,
      settings: { type: "text", use_markdown: true },
    },
  ],
  metadata: [
    { name: "channel", title: "Channel", visible_for_annotators: true, settings: { type: "terms" } },
    { name: "country", title: "Country", visible_for_annotators: true, settings: { type: "terms" } },
    {
      name: "words",
      title: "Words",
      visible_for_annotators: true,
      settings: { type: "integer", min: 0, max: null },
    },
    {
      name: "orders_before",
      title: "Orders before",
      visible_for_annotators: true,
      settings: { type: "integer", min: 0, max: null },
    },
    {
      name: "order_value",
      title: "Order value",
      visible_for_annotators: true,
      settings: { type: "float", min: 0, max: null },
    },
    {
      name: "churn_risk",
      title: "Churn risk",
      visible_for_annotators: false,
      settings: { type: "float", min: 0, max: 1 },
    },
  ],
  vectors: [{ name: "content", title: "Content", dimensions }],
  records: readRecords(lines, textVectors),
};
