import { userEvent, within } from "storybook/test";
import type { AnnotationScreenProps } from "../AnnotationScreen";
import { aForm, aRecord, aScreen, aSuggestion, questions } from "../fixtures/fixtures";
import type { AnnotationView } from "../view-model";
import type { BulkView, RowView } from "./bulk-view";

const tickets = [
  [
    "48213-C",
    "Charged twice for one order: third time asking",
    "Hello, I ordered the walnut side table on 3 March and the payment went through on my card twice: €189.00 at 14:02 and again at 14:03. I have written about this two times already and nobody has said when the refund arrives, only that you are looking into it.",
  ],
  [
    "48190-A",
    "Wrong lamp shade in the box",
    "I got the linen one and I ordered the paper one. I do not want a refund, I want the right shade before Saturday if that is still possible. I can send photos of the label on the box.",
  ],
  [
    "48177-B",
    "Refund shows on my account but not at my bank",
    "Your page says “refunded on 11 March”. It is the 24th and my bank has no trace of it. They asked me for the acquirer reference number, which your colleague in the chat could not find. Please send it to me in writing.",
  ],
  [
    "48163-A",
    "Transcript: cancel and get the money back",
    "Caller wants to cancel an order placed on Monday. Not shipped yet. Asks twice whether the refund goes to the gift card or to the bank card; agent says gift card; caller objects and asks for a supervisor.",
  ],
  ["48151-D", "No reply", "Third form I fill in. Where is my refund. Order 47002."],
  [
    "48149-A",
    "Return label expired",
    "The label you sent me on 2 March could only be used until the 9th, and I was in hospital that week. Could you issue a new one? I would like to keep the discount code instead of the refund if that makes it simpler.",
  ],
] as const;

/** A row of the list; its number makes it different from the others. */
export function aRow(index: number, own: Partial<RowView> = {}): RowView {
  const [ticket, subject, message] = tickets[index % tickets.length] ?? tickets[0];
  const [need] = questions;
  return {
    record: aRecord({
      id: `ticket-${index + 1}`,
      fields: { subject, message },
      metadata: [
        { title: "ticket", value: ticket },
        { title: "channel", value: "email" },
        { title: "words", value: String(message.split(" ").length) },
      ],
      suggestions:
        need && index % 3 === 0
          ? [aSuggestion({ value: "refund", score: 0.9, agent: "triage-2" }, need)]
          : [],
    }),
    values: {},
    saveState: { kind: "none" },
    isIncomplete: false,
    ...own,
  };
}

/** A row whose record has another status, or another state of saving. */
export function aRowWith(index: number, status: RowView["record"]["status"], own: Partial<RowView> = {}) {
  const row = aRow(index);
  return { ...row, record: { ...row.record, status }, ...own };
}

/** A page of ten records without a selection. */
export function aBulk(own: Partial<BulkView> = {}): BulkView {
  return {
    rows: Array.from({ length: 10 }, (_, index) => aRow(index)),
    selected: [],
    isAll: false,
    allResults: undefined,
    tooManyResults: undefined,
    mostResults: 1000,
    isConfirmed: false,
    pageSize: 10,
    draft: {},
    canSubmit: false,
    canDiscard: true,
    progress: undefined,
    ...own,
  };
}

/** A dataset with one vector, on a server that accepts several references. */
export const similarity = {
  vectors: [{ name: "message-mini", title: "Message" }],
  fields: [],
  limits: [10, 50, 100, 200],
  usualLimit: 50,
  mostReferences: 50,
};

/** The records that are selected in a story. */
export const selected = ["ticket-1", "ticket-3", "ticket-4"];

/** The values of the form that complete each selected record. */
export const wholeForm = {
  need: { value: "refund", isPencil: false },
  urgency: { value: 7, isPencil: false },
  reply: { value: "We are looking into it.", isPencil: false },
} as const;

/** The props of the screen in bulk mode. */
export function aBulkScreen(
  bulk: Partial<BulkView> = {},
  view: Partial<AnnotationView> = {},
): AnnotationScreenProps {
  const all = aBulk(bulk);
  return aScreen({
    bulk: all,
    record: all.rows[0]?.record,
    queue: {
      status: "pending",
      position: 1,
      range: { from: 1, to: all.rows.length },
      total: 214,
      canGoBack: false,
      canGoOn: true,
    },
    form: aForm({ values: {}, canSubmit: false }),
    ...view,
  });
}

/** The checkboxes of the rows. */
export const rows = (canvas: HTMLElement) =>
  within(within(canvas).getByRole("list", { name: "Records on this page" })).getAllByRole("checkbox");

/** A button of the actions. */
export const action = (canvas: HTMLElement, name: string | RegExp) =>
  within(within(canvas).getByRole("region", { name: "Actions" })).getByRole("button", { name });

const usual = aBulkScreen();

/** The props of the screen whose records have a suggestion with the score 0.9. */
export function aBulkWithSuggestions(
  bulk: Parameters<typeof aBulkScreen>[0],
  loadResults = usual.ports.bulk.loadResults,
) {
  const acceptedChanges: typeof usual.ports.bulk.acceptedChanges = (leastScore, recordIds) =>
    recordIds.flatMap((recordId) => {
      const isAccepted = leastScore <= 0.9 && recordId !== "ticket-3";
      const change = { recordId, name: recordId, question: "need", before: undefined, after: "refund" };
      return isAccepted ? [change] : [];
    });
  const ports = { ...usual.ports, bulk: { ...usual.ports.bulk, acceptedChanges, loadResults } };
  return { ...aBulkScreen(bulk), ports };
}

/** Opens the dialog to accept suggestions. */
export async function openAccept(canvasElement: HTMLElement, name: string, button = "Accept suggestions") {
  const open = within(canvasElement).getByRole("button", { name: button });
  open.focus();
  await userEvent.keyboard("{Enter}");
  return within(await within(document.body).findByRole("dialog", { name }));
}
