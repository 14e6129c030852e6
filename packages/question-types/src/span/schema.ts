import { z } from "zod";
import {
  type DatasetContext,
  defineQuestionSchema,
  type Issue,
  issue,
  type ValueContext,
} from "../schema-parts/definition";
import { quoted } from "../schema-parts/message-text";
import { optionText } from "../schema-parts/option-text";
import {
  changedLabelSettings,
  type LabelOption,
  labelSettings,
  labelUpdateIssues,
  newLabelSettings,
  refuseWrongLabels,
} from "../schema-parts/options";
import { ownValue } from "../schema-parts/own-value";
import { lengthInCodePoints, limitedText } from "../schema-parts/text-length";
import { spanText } from "./span-text";

const type = z.literal("span");
const maxSpans = 10_000;

const span = z
  .object({ label: z.string(), start: z.int().min(0), end: z.int().min(1) })
  .superRefine(({ start, end }, context) => {
    if (end > start) return;
    const message = "span question response value 'end' must have a value greater than 'start'";
    context.addIssue({ code: "custom", message });
  });

const spans = z.array(span).max(maxSpans);

type Span = z.output<typeof span>;

interface SpanSettings {
  field: string;
  options: LabelOption[];
  allow_overlapping: boolean;
}

/** The rules of questions that mark ranges of a text field; offsets count code points. */
export const spanSchema = defineQuestionSchema({
  type: "span",
  settings: z.object({
    type,
    field: z.string(),
    ...labelSettings,
    allow_overlapping: z.boolean().default(false),
    // Read-only in the API: whatever is sent, single characters may be marked.
    allow_character_annotation: z.boolean().default(true),
  }),
  createSettings: z
    .object({
      type,
      field: limitedText(1, 200),
      ...newLabelSettings(1),
      allow_overlapping: z.boolean().default(false),
    })
    .superRefine(refuseWrongLabels),
  updateSettings: z.object({
    type,
    ...changedLabelSettings(1),
    allow_overlapping: z.boolean().optional(),
  }),
  value: spans,
  isCompletedByOneKey: false,
  isOfOneText: true,
  hasManyValues: true,
  // A text without spans is a complete value, too.
  emptyValue: [],
  isAnswered: (spans) => spans !== undefined && spans.length > 0,
  completeness: (spans) => (spans !== undefined && spans.length > 0 ? "complete" : "empty"),
  validate: spanIssues,
  validateSettings: fieldIssues,
  validateUpdate: (stored, update) => [
    ...labelUpdateIssues(stored, update, "unknown"),
    ...overlapUpdateIssues(stored.allow_overlapping, update.allow_overlapping),
  ],
  searchValues: () => [],
  format: (spans, settings, text) => {
    const letters = text === undefined ? undefined : [...text];
    return spans
      .map(({ label, start, end }) => {
        if (letters) return spanText(settings.options, label, letters.slice(start, end).join(""));
        return `${optionText(settings.options, label)} [${start}, ${end})`;
      })
      .join(", ");
  },
});

function fieldIssues(settings: SpanSettings, dataset: DatasetContext): Issue[] {
  const { field } = settings;
  if (!dataset.fieldNames.includes(field)) {
    const message = `'${field}' is not a valid field name.\nValid field names are ${quoted(dataset.fieldNames)}`;
    return [issue("unknown_field", message, { field })];
  }
  const other = dataset.questions.find(
    (question) => question.settings.type === "span" && question.settings.field === field,
  );
  if (!other) return [];
  const message = `'${field}' is already used by span question with id '${other.id}'`;
  return [issue("field_taken", message, { field, questionId: other.id })];
}

function overlapUpdateIssues(stored: boolean, update: boolean | undefined): Issue[] {
  if (!stored || update === true) return [];
  const message = "'allow_overlapping' can't be disabled because responses may become inconsistent";
  return [issue("overlap_disabled", message)];
}

function spanIssues(value: unknown, settings: SpanSettings, context: ValueContext): Issue[] {
  const parsed = spans.safeParse(value);
  if (!parsed.success) {
    return [issue("not_spans", "span question expects a list of spans with label, start and end")];
  }
  const given = parsed.data;
  const [first] = [
    ...fieldTextIssues(given, settings.field, ownValue(context.fields, settings.field)),
    ...labelIssues(given, settings.options),
    ...(settings.allow_overlapping ? [] : overlapIssues(given)),
  ];
  return first ? [first] : [];
}

function fieldTextIssues(spans: readonly Span[], field: string, text: unknown): Issue[] {
  if (text === undefined || text === null) {
    return [issue("missing_field", `span question requires record to have field \`${field}\``, { field })];
  }
  // A code point takes one or two units of UTF-16: spans in the first half of the units need no counting.
  if (typeof text === "string" && spans.every(({ end }) => end <= text.length / 2)) return [];
  const length = typeof text === "string" ? lengthInCodePoints(text) : 0;
  const problem = spans.find((item) => item.start > length - 1 || item.end > length);
  if (!problem) return [];
  const isStart = problem.start > length - 1;
  const message = isStart
    ? `span question response value \`start\` must have a value lower than record field \`${field}\` length that is \`${length}\``
    : `span question response value \`end\` must have a value lower or equal than record field \`${field}\` length that is \`${length}\``;
  return [
    issue(isStart ? "start_past_end" : "end_past_end", message, { field, length }, [spans.indexOf(problem)]),
  ];
}

function labelIssues(spans: readonly Span[], options: readonly LabelOption[]): Issue[] {
  const labels = options.map((option) => option.value);
  const known = new Set(labels);
  const index = spans.findIndex((item) => !known.has(item.label));
  const label = spans[index]?.label;
  if (label === undefined) return [];
  const message = `undefined label '${label}' for span question.\nValid labels are: ${quoted(labels)}`;
  return [issue("unknown_label", message, { label, labels }, [index])];
}

// Sorted by start, a span can only overlap the one that reaches furthest so far: no need to compare all pairs.
function overlapIssues(spans: readonly Span[]): Issue[] {
  const byStart = spans
    .map((item, index) => ({ ...item, index }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let furthest = byStart[0];
  for (const item of byStart.slice(1)) {
    if (furthest && item.start < furthest.end) {
      const [a, b] = [furthest.index, item.index].sort((x, y) => x - y);
      const message = `overlapping values found between spans at index idx=${a} and idx=${b}`;
      return [issue("overlapping_spans", message, { first: a, second: b })];
    }
    if (!furthest || item.end > furthest.end) furthest = item;
  }
  return [];
}
