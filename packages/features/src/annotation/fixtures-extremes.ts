import { aField, aForm, aQuestion, aRecord, aSuggestion, aView } from "./fixtures";
import { options } from "./fixtures-texts";
import type { AnnotationView } from "./view-model";

const desks = [
  "Transport",
  "Health",
  "Schools",
  "Weather",
  "Courts",
  "Elections",
  "Fishing",
  "Housing",
  "Energy",
  "Wages",
  "Cinema",
  "Football",
  "Cycling",
  "Gardens",
  "Museums",
  "Libraries",
  "Harbours",
  "Railways",
  "Forests",
  "Water",
  "Taxes",
  "Prisons",
  "Chemistry",
  "Obituaries",
];

/** A news desk with 24 labels, of which the first twelve are shown. */
export function manyLabels(): AnnotationView {
  const topic = aQuestion({
    name: "topic",
    title: "Which desk takes the story?",
    settings: { type: "label_selection", visible_options: 12, options: options(desks) },
  });
  return aView({
    dataset: { id: "news", name: "newsroom", workspace: "editors", guidelines: null },
    fields: [aField({ name: "headline", title: "Headline" }), aField({ name: "body", title: "Story" })],
    record: aRecord({
      fields: {
        headline: "Ferry crossings halved until the new ramp passes inspection",
        body: "Only two of the four daily sailings between Harrowby and Skell Island will run from Monday. Inspectors found corrosion in the hydraulic ramp that was installed in April.",
      },
      suggestions: [aSuggestion({ value: "transport", score: 0.94, agent: "desk-router-2" }, topic)],
    }),
    form: aForm({
      questions: [topic],
      answers: { topic: { value: "transport", isPencil: true } },
      focus: { question: "topic", serial: 1 },
    }),
  });
}

const unbroken = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);

/** Titles, labels, metadata and texts that are longer than anybody planned for. */
export function longTexts(): AnnotationView {
  const reason = aQuestion({
    name: "reason",
    title: `What is the one reason for which the customer has written, in the order of the handbook of 2019? ${unbroken}`,
    description: "Where two reasons hold, take the one that has to be solved first. ".repeat(4),
    settings: {
      type: "label_selection",
      visible_options: null,
      options: options([
        "They want their money back although the goods have been used for longer than the thirty days of the contract",
        unbroken,
        "Other",
      ]),
    },
  });
  const note = aQuestion({
    name: "note",
    title: "Notes",
    required: false,
    settings: { type: "text", use_markdown: false },
  });
  return aView({
    dataset: {
      id: "long",
      name: "customer-service-tickets-of-all-european-subsidiaries-2019-to-2026-second-review",
      workspace: "Rindfleischetikettierungsüberwachungsaufgaben",
      guidelines: `# ${unbroken}\n\n${"Read every letter twice. ".repeat(60)}`,
    },
    record: aRecord({
      fields: { subject: unbroken, message: `${"A sentence follows the other. ".repeat(30)}\n\n`.repeat(6) },
      metadata: Array.from({ length: 8 }, (_, index) => ({
        title: `a-property-with-a-long-name-${index}`,
        value: unbroken,
      })),
      suggestions: [],
    }),
    form: aForm({
      questions: [reason, note],
      answers: { note: { value: `${unbroken} `.repeat(12), isPencil: false } },
      canSubmit: false,
      saveState: { kind: "refused", reason: "The answer is longer than 10,000 characters. ".repeat(3) },
      focus: { question: "reason", serial: 1 },
    }),
    queue: { status: "pending", position: 1_204_817, total: 12_480_311, canGoBack: true, canGoOn: true },
  });
}

const attack = `<img src=x onerror="document.title='taken over'"><script>document.title='taken over'</script>`;

/** Everything that people and models can write tries to run. */
export function hostile(): AnnotationView {
  const choice = aQuestion({
    name: "choice",
    title: attack,
    description: attack,
    settings: { type: "label_selection", visible_options: null, options: options([attack, "Plain"]) },
  });
  return aView({
    dataset: {
      id: "hostile",
      name: attack,
      workspace: attack,
      guidelines: `${attack}\n\n[a link](javascript:alert(1))`,
    },
    fields: [
      aField({ name: "plain", title: attack }),
      aField({ name: "markdown", settings: { type: "text", use_markdown: true } }),
    ],
    record: aRecord({
      fields: { plain: attack, markdown: `${attack}\n\n[a link](javascript:alert(1))` },
      metadata: [{ title: attack, value: attack }],
      suggestions: [aSuggestion({ value: "Plain", agent: attack, score: 0.5 }, choice)],
    }),
    form: aForm({
      questions: [choice],
      answers: {},
      canSubmit: false,
      focus: { question: "choice", serial: 1 },
    }),
  });
}

/** A court ruling in Arabic, with Latin names inside. */
export function arabic(): AnnotationView {
  const outcome = aQuestion({
    name: "outcome",
    title: "ما هو الحكم؟",
    description: "اختر ما قضت به المحكمة في النهاية.",
    settings: {
      type: "label_selection",
      visible_options: null,
      options: [
        { value: "granted", text: "قبول الدعوى", description: null },
        { value: "denied", text: "رفض الدعوى", description: null },
        { value: "settled", text: "صلح", description: null },
      ],
    },
  });
  const clarity = aQuestion({
    name: "clarity",
    title: "ما مدى وضوح النص؟",
    required: false,
    settings: { type: "rating", options: Array.from({ length: 6 }, (_, value) => ({ value })) },
  });
  const summary = aQuestion({
    name: "summary",
    title: "لخّص الحكم في جملة",
    settings: { type: "text", use_markdown: false },
  });
  return aView({
    dataset: {
      id: "rulings",
      name: "أحكام-محكمة-الاستئناف",
      workspace: "قانون",
      guidelines: "### اقرأ الحكم كاملاً\nاختر ما قضت به المحكمة، لا ما طلبه الخصوم.",
    },
    fields: [aField({ name: "ruling", title: "نص الحكم" })],
    record: aRecord({
      fields: {
        ruling:
          "قضت محكمة الاستئناف في أوميو يوم 3 مارس بأن تدفع شركة Norrland Energi AB المبلغ كاملاً، وقدره 189.00 يورو، خلال ثلاثين يوماً.\n\nوردّت المحكمة طلب الشركة بتأجيل الدفع.",
      },
      metadata: [{ title: "القضية", value: "T 4821-25" }],
      suggestions: [aSuggestion({ value: "granted", score: 0.82, agent: "rulings-v2" }, outcome)],
    }),
    form: aForm({
      questions: [outcome, clarity, summary],
      answers: { outcome: { value: "granted", isPencil: true } },
      canSubmit: false,
      focus: { question: "outcome", serial: 1 },
    }),
  });
}
