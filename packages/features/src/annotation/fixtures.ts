import type { Field, Question, Suggestion } from "@glossa/contract";
import { fn } from "storybook/test";
import { anAccount } from "../frame/fixtures";
import type { AnnotationScreenProps } from "./AnnotationScreen";
import { details, guidelines, need, pencilled, reply, suggestions, ticket, urgency } from "./fixtures-texts";
import { usualHabits } from "./keys/shortcut-preferences";
import type { AnnotationPorts, AnnotationView, FormView, RecordView } from "./view-model";

const times = { inserted_at: "2026-03-01T08:00:00Z", updated_at: "2026-03-01T08:00:00Z" };

/** A field of a dataset. */
export function aField(own: Partial<Field> & { name: string }): Field {
  return {
    id: `field-${own.name}`,
    title: own.name,
    required: true,
    settings: { type: "text", use_markdown: false },
    dataset_id: "tickets",
    ...times,
    ...own,
  };
}

/** A question of a dataset. */
export function aQuestion(own: Partial<Question> & Pick<Question, "name" | "settings">): Question {
  return {
    id: `question-${own.name}`,
    title: own.name,
    description: null,
    required: true,
    dataset_id: "tickets",
    ...times,
    ...own,
  };
}

/** What a model proposes for a question. */
export function aSuggestion(own: Partial<Suggestion> & Pick<Suggestion, "value">, to: Question): Suggestion {
  return {
    id: `suggestion-${to.name}`,
    question_id: to.id,
    type: "model",
    agent: null,
    score: null,
    ...times,
    ...own,
  };
}

/** The questions of the ticket dataset: one of each kind that can be answered. */
export const questions: readonly Question[] = [need, details, urgency, reply].map(aQuestion);

/** A pending ticket with a suggestion for each question. */
export function aRecord(own: Partial<RecordView> = {}): RecordView {
  return {
    id: "ticket-48213",
    status: "pending",
    isCompleted: false,
    fields: ticket,
    metadata: [
      { title: "ticket", value: "48213-C" },
      { title: "channel", value: "email" },
      { title: "language", value: "en" },
      { title: "words", value: "118" },
    ],
    suggestions: questions.map((question, index) =>
      aSuggestion(suggestions[index] ?? { value: "" }, question),
    ),
    ...own,
  };
}

/** The form of that ticket, untouched: filled in pencil. */
export function aForm(own: Partial<FormView> = {}): FormView {
  return {
    questions,
    answers: pencilled,
    saveState: { kind: "none" },
    canSubmit: true,
    isSaving: false,
    focus: { question: "need", serial: 1 },
    ...own,
  };
}

/** The whole view of that ticket. */
export function aView(own: Partial<AnnotationView> = {}): AnnotationView {
  return {
    dataset: { id: "tickets", name: "ticket-triage-2026", workspace: "support", guidelines },
    fields: [aField({ name: "subject", title: "Subject" }), aField({ name: "message", title: "Message" })],
    load: "ready",
    queue: { status: "pending", position: 17, total: 1208, canGoBack: true, canGoOn: true },
    record: aRecord(),
    form: aForm(),
    progress: { total: 1620, submitted: 377, draft: 21, discarded: 14, pending: 1208 },
    emptyReason: "pending",
    announcement: undefined,
    ...own,
  };
}

/** Spies for everything that the screen asks of the app. */
export function somePorts(): AnnotationPorts {
  return {
    onValue: fn(),
    isSaving: () => false,
    onSubmit: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
    onClear: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onStatus: fn(),
    onRetry: fn(),
    onCopyLink: fn(),
    onSettings: fn(),
    onShare: fn(),
    onSignIn: fn(),
    onTryNow: fn(),
    onResolve: fn(),
    onSubmitAtOnce: fn(),
    onOpenRecord: fn(),
    onOpenDataset: fn(),
    heldRecords: () => ["ticket-48213", "ticket-48214"],
    loadDatasets: async () => [
      { id: "tickets", name: "ticket-triage-2026", workspace: "support" },
      { id: "wire", name: "news-wire", workspace: "newsroom" },
    ],
  };
}

/** The annotation screen on a view. */
export function aScreen(view: Partial<AnnotationView> = {}): AnnotationScreenProps {
  return {
    view: aView(view),
    ports: somePorts(),
    account: anAccount(),
    layout: {},
    onLayout: fn(),
    habits: usualHabits,
    onHabits: fn(),
    isMac: false,
  };
}
