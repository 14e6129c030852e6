import type { ResponseVersion } from "@glossa/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "../AnnotationScreen";
import { aField, aForm, aQuestion, aRecord, aScreen, aSuggestion, aView } from "../fixtures/fixtures";
import { options } from "../fixtures/fixtures-texts";
import { teamAnswersOf, teamResponsesOf } from "../team/team-answers";

const article =
  "Commissioner Elin Sandqvist opened the Kiruna wind-farm inquiry in 2020. On Tuesday the Court of Appeal in Umeå ruled that Norrland Energi AB must repay €214 million in state aid.";

const on = (words: string, label: string) => {
  const start = article.indexOf(words);
  return { start, end: start + words.length, label };
};

const entities = aQuestion({
  name: "entities",
  title: "Mark every entity and claim in Article",
  description: "Select text to mark it. Spans may overlap. Hold Shift to select single characters.",
  settings: {
    type: "span",
    field: "article",
    visible_options: null,
    allow_overlapping: true,
    allow_character_annotation: true,
    options: options(["Organisation", "Money", "Event", "Place", "Date", "Person", "Role", "Claim"]),
  },
});

const marked = [
  on("Commissioner", "role"),
  on("Commissioner Elin Sandqvist", "person"),
  on("Kiruna", "place"),
  on("Kiruna wind-farm inquiry", "event"),
  on("2020", "date"),
  on("Tuesday", "date"),
  on("Court of Appeal in Umeå", "organisation"),
  on("Norrland Energi AB", "organisation"),
  on("€214 million", "money"),
];

const suggestion = aSuggestion(
  {
    value: [...marked, on("state aid", "claim")],
    score: marked.map(() => 0.8).concat(0.6),
    agent: "entities-v2",
  },
  entities,
);

const rulings = (
  own: Parameters<typeof aForm>[0] = {},
  record: Parameters<typeof aRecord>[0] = { fields: { article }, suggestions: [suggestion] },
) =>
  aScreen(
    aView({
      dataset: { id: "rulings", name: "newswire-rulings-ner", workspace: "newsroom", guidelines: null },
      fields: [aField({ name: "article", title: "Article" })],
      record: aRecord(record),
      form: aForm({ questions: [entities], values: {}, focus: { question: "entities", serial: 1 }, ...own }),
    }),
  );

const rome = `Rome called Rome about Rome 👋, says Dr Anna Berg.\n${"She said more.\n".repeat(60)}Umeå`;
const length = [...rome].length;
const romes = { ...entities, settings: { ...entities.settings, field: "note", allow_overlapping: false } };
const ofTeam = (
  username: string,
  spans: { start: number; end: number; label: string }[],
): ResponseVersion => ({
  user_id: username,
  username,
  status: "submitted",
  values: { entities: { value: spans } },
  written_by: null,
  written_at: "2026-01-01T00:00:00",
  ended_at: null,
  is_deleted: false,
});
const versions = [
  ofTeam("eva", [
    { start: 0, end: 4, label: "place" },
    { start: 39, end: 48, label: "person" },
  ]),
  ofTeam("finn", [{ start: 12, end: 16, label: "place" }]),
  ofTeam("ida", [{ start: length - 4, end: length, label: "place" }]),
];

const meta = {
  title: "Screens/Annotation/Spans",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: rulings(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (canvas: HTMLElement) => within(canvas).findByRole("textbox", { name: "Article" });

/** Labels in the margin, the text on the page: a digit chooses a label wherever the focus is in the question. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [348, 355] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await text(canvasElement);
    await expect(canvas.getByRole("radio", { name: /Organisation/ })).toHaveFocus();
    await userEvent.keyboard("4");
    await expect(canvas.getByRole("radio", { name: /Place/ })).toBeChecked();
    await expect(args.ports.onValue).not.toHaveBeenCalled();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await text(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Control>}{ArrowRight>4/}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("entities", [on("the", "place")], false, []);
    // Arrow keys move the caret, and Backspace does not discard the record.
    await userEvent.keyboard("{ArrowRight}{Backspace}");
    await expect(args.ports.onNext).not.toHaveBeenCalled();
    await expect(args.ports.onDiscard).not.toHaveBeenCalled();
  },
};

/** Spans that a model has suggested: all in pencil, for a user to review. */
export const Pencilled: Story = {
  parameters: { proves: [324] },
  args: rulings({ values: { entities: { value: suggestion.value, isPencil: true } } }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("10 suggested spans to review")).toBeVisible();
    // From the labels to the list; there a digit changes the label, whichever part of the picker has the focus.
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("button", { name: /^Person: Commissioner/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Accept Person" })).toHaveFocus();
    await userEvent.keyboard("4");
    const changed = expect.arrayContaining([on("Commissioner Elin Sandqvist", "place")]);
    await expect(args.ports.onValue).toHaveBeenLastCalledWith("entities", changed, false, expect.any(Array));
  },
};

export const Answered: Story = {
  args: rulings({
    values: { entities: { value: marked, isPencil: false } },
    saveState: { kind: "unsaved" },
  }),
  play: async ({ canvasElement }) => {
    await text(canvasElement);
    await expect(within(canvasElement).getByText("entities-v2 suggests 1 more span")).toBeVisible();
  },
};

/** The question of a text is the active one while the focus is in the text: its keys apply there. */
export const ActiveInText: Story = {
  args: rulings({
    questions: [
      aQuestion({
        name: "clarity",
        title: "How clear is it?",
        settings: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
      }),
      entities,
    ],
    focus: { question: "clarity", serial: 1 },
  }),
  play: async ({ canvasElement }) => {
    const hints = within(canvasElement).getByRole("list", { name: "Keys for this question" });
    await expect(within(hints).queryByText("choose label")).toBeNull();
    (await text(canvasElement)).focus();
    await waitFor(() => expect(within(hints).getByText("choose label")).toBeVisible());
    // Keys that lead into the text are of no use there.
    await expect(within(hints).getByText("select text")).toBeVisible();
    await expect(within(hints).getByText("go to text")).not.toBeVisible();
  },
};

export const Phone: Story = Answered;

const long = Array.from({ length: 40 }, () => article).join("\n");

const withText = (message: string) => rulings({}, { fields: { article: message }, suggestions: [] });

const search = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>("search");

/** Mod+F searches the text from anywhere on the page; in a dialog it is the browser's shortcut. */
export const FindFromAnywhere: Story = {
  args: withText(long),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await text(canvasElement);
    const ways: (() => HTMLElement)[] = [
      () => canvas.getByRole("radio", { name: /Organisation/ }),
      () => canvas.getByRole("button", { name: "Next record" }),
      () => canvas.getByRole("link", { name: "Home" }),
      () => document.body,
    ];
    for (const way of ways) {
      const from = way();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      from.focus();
      await userEvent.keyboard("{Control>}f{/Control}");
      await waitFor(() => expect(search(canvasElement)).toContainElement(focused()));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(search(canvasElement)).toBeNull());
    }
    await userEvent.keyboard("?");
    const dialog = await within(document.body).findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(focused()));
    await expect(pressFind()).toBe("left to the browser");
    await expect(search(canvasElement)).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** A text that is entirely visible has no search of its own. */
export const FindOfTheBrowser: Story = {
  args: withText(article),
  play: async ({ canvasElement }) => {
    await text(canvasElement);
    await expect(pressFind()).toBe("left to the browser");
  },
};

const focused = () => document.activeElement as HTMLElement;

function pressFind(): string {
  const press = new KeyboardEvent("keydown", { key: "f", ctrlKey: true, bubbles: true, cancelable: true });
  return focused().dispatchEvent(press) ? "left to the browser" : "taken";
}

/** The spans of others, of which the words of two are equal: each is framed in the text while it is pointed at. */
export const SpansOfOthers: Story = {
  tags: ["!autodocs"],
  args: aScreen(
    aView({
      fields: [aField({ name: "note", title: "Article" })],
      record: aRecord({ fields: { note: rome }, suggestions: [] }),
      areTeamAnswersShown: true,
      teamAnswers: teamAnswersOf(versions, [romes], { fields: { note: rome }, userId: "me" }),
      teamResponses: teamResponsesOf(versions, "me"),
      form: aForm({
        questions: [romes],
        values: { entities: { value: [{ start: 36, end: 43, label: "person" }], isPencil: false } },
        focus: { question: "entities", serial: 1 },
      }),
    }),
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await text(canvasElement);
    const framed = () =>
      [...canvasElement.querySelectorAll('[data-part="previewed"]')].map((frame) =>
        Math.round(frame.getBoundingClientRect().left),
      );
    const answers = within(await canvas.findByRole("list", { name: "Answers of others" }));
    const [eva] = answers.getAllByText("Place “Rome”");
    await expect(answers.getByText("occurrence 1 of 3")).toBeVisible();
    await expect(answers.getByText("occurrence 2 of 3")).toBeVisible();
    await userEvent.hover(eva as HTMLElement);
    await waitFor(() => expect(framed()).toHaveLength(1));
    const [first = 0] = framed();
    await userEvent.hover(answers.getByRole("button", { name: "Use “Place “Rome”” from finn" }));
    await waitFor(() => expect(framed()[0]).toBeGreaterThan(first + 20));
    await userEvent.hover(answers.getByText("eva"));
    await waitFor(() => expect(framed()).toHaveLength(2));
    await userEvent.unhover(answers.getByText("eva"));
    await waitFor(() => expect(framed()).toHaveLength(0));
    // Where it is out of sight, the text scrolls there.
    await userEvent.hover(answers.getByText("Place “Umeå”"));
    await waitFor(() => expect(framed()).toHaveLength(1));
    const umea = canvasElement.querySelector('[data-part="previewed"]') as Element;
    await waitFor(() => expect(umea.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    // While the keyboard is on a span, the pointer that comes and goes does not end its frame.
    const focused = answers.getByRole("button", { name: "Add Place “Umeå” from ida" });
    await userEvent.unhover(answers.getByText("Place “Umeå”"));
    await waitFor(() => expect(framed()).toHaveLength(0));
    focused.focus();
    await waitFor(() => expect(framed()).toHaveLength(1));
    await userEvent.hover(answers.getByText("eva"));
    await waitFor(() => expect(framed()).toHaveLength(2));
    await userEvent.unhover(answers.getByText("eva"));
    await waitFor(() => expect(framed()).toHaveLength(1));
    focused.blur();
    await waitFor(() => expect(framed()).toHaveLength(0));
    // In place of the own span that it may not overlap, as if it were marked in the text.
    const add = answers.getByRole("button", { name: "Add Person “Anna Berg” from eva" });
    await expect(add).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(add);
    await expect(args.ports.onValue).toHaveBeenLastCalledWith(
      "entities",
      [{ start: 39, end: 48, label: "person" }],
      false,
      [],
    );
  },
};
