import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnnotationScreen } from "./AnnotationScreen";
import { aForm, aRecord, aScreen, aView } from "./fixtures/fixtures";
import type { TeamAnswer } from "./team/team-answers";

const meta = {
  title: "Screens/Annotation/Record pane",
  id: "screens-annotation-page",
  tags: ["stable", "screen", "annotation"],
  component: AnnotationScreen,
  parameters: { layout: "fullscreen" },
  args: aScreen(),
} satisfies Meta<typeof AnnotationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long guidelines open in a dialog, where nothing is cut off; Escape closes it (use A39). */
export const WideGuidelines: Story = {
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole("button", { name: "Read guidelines in a wide view" });
    const head = within(canvasElement).getByRole("button", { name: "Guidelines" }).getBoundingClientRect();
    const { top, bottom, right } = open.getBoundingClientRect();
    await expect([top > head.top, bottom < head.bottom, right < head.right - 24]).toEqual([true, true, true]);
    await userEvent.click(open);
    const dialog = await within(document.body).findByRole("dialog", { name: "Guidelines" });
    await expect(within(dialog).getAllByRole("heading").length).toBeGreaterThan(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** Only the first line of the metadata leaves space for the save state (use A44). */
export const ManyFacts: Story = {
  args: {
    view: aView({
      record: aRecord({
        metadata: Array.from({ length: 24 }, (_, index) => ({ title: `fact ${index}`, value: "value" })),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const facts = [...canvasElement.querySelectorAll("article dl > div")].map((fact) =>
      fact.getBoundingClientRect(),
    );
    const tops = [...new Set(facts.map(({ top }) => top))];
    const rightOf = (row: number) =>
      Math.max(...facts.filter(({ top }) => top === tops[row]).map(({ right }) => right));
    await expect(tops.length).toBeGreaterThan(2);
    const state = within(canvasElement).getByTestId("save-state").getBoundingClientRect();
    await expect(rightOf(0)).toBeLessThanOrEqual(state.left);
    await expect(rightOf(1)).toBeGreaterThan(rightOf(0));
  },
};

/** Hundreds of facts, such as the columns of a wide table, leave the text of the record in view (use A44). */
export const HundredsOfFacts: Story = {
  args: {
    view: aView({
      record: aRecord({
        metadata: Array.from({ length: 299 }, (_, index) => ({ title: `fact ${index}`, value: "value" })),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const facts = () => canvasElement.querySelectorAll("article dl > div").length;
    await expect(facts()).toBe(24);
    const more = within(canvasElement).getByRole("button", { name: "275 more values" });
    await userEvent.click(more);
    await expect(facts()).toBe(299);
    await expect(more).toHaveAccessibleName("Fewer values");
    await userEvent.click(more);
    await expect(facts()).toBe(24);
  },
};

/** A text with a scrollbar has the same position as one without (use A36). */
export const SteadyColumn: Story = {
  play: async ({ canvasElement }) => {
    const article = within(canvasElement).getByRole("article");
    const { left, width } = article.getBoundingClientRect();
    article.style.minBlockSize = "200rem";
    const long = article.getBoundingClientRect();
    await expect([long.left, long.width]).toEqual([left, width]);
  },
};

/** In one column, the height of a record that loads is unknown: what follows it comes with it, so that it never moves. */
export const LoadingOnPhone: Story = {
  args: {
    view: aView({ load: "loading", record: undefined, form: aForm({ values: {}, canSubmit: false }) }),
  },
  globals: { viewport: { value: "phone" } },
};

/** Records on which people disagree: what others answered is beside each question, and can be taken over. */
export const AnswersOfOthers: Story = {
  args: {
    view: aView({
      areTeamAnswersShown: true,
      teamResponses: [
        { username: "ben", status: "submitted" },
        { username: "gus", status: "draft" },
        { username: "hal", status: "discarded" },
      ],
      teamAnswers: new Map<string, readonly TeamAnswer[]>([
        [
          "need",
          [
            { value: "refund", text: "Refund", usernames: ["ben", "cy"] },
            { value: "other", text: "Something else", usernames: ["نور"] },
          ],
        ],
        [
          "reply",
          [{ value: "We are sorry. ".repeat(30), text: "We are sorry. ".repeat(30), usernames: ["ben"] }],
        ],
      ]),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [need] = canvas.getAllByRole("list", { name: "Answers of others" });
    await expect(within(need as HTMLElement).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Use “Something else” from نور" }));
    await expect(args.ports.onValue).toHaveBeenCalledWith("need", "other", false);
    // A long text is cut, with all of it one click away.
    await expect(canvas.getByRole("button", { name: "Use the answer of ben" })).toBeVisible();
    const all = canvas.getByRole("button", { name: "Show all of the answer of ben" });
    const height = () => all.parentElement?.offsetHeight ?? 0;
    const before = height();
    await userEvent.click(all);
    await expect(height()).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole("button", { name: "Show less of the answer of ben" }));
    await expect(height()).toBe(before);
    const others = canvas.getByRole("list", { name: "Responses of others that are not submitted" });
    await expect(others).toHaveTextContent(/^gusDrafthalDiscarded$/);
  },
};

/** The answers of others could not be loaded. */
export const FailedAnswersOfOthers: Story = {
  tags: ["!dev", "!autodocs"],
  args: { view: aView({ areTeamAnswersShown: true, haveTeamAnswersFailed: true }) },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("The answers of others could not be loaded.");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(args.ports.onRetryTeamAnswers).toHaveBeenCalledOnce();
  },
};

/** The answers of others are shown, and there is none. */
export const NoAnswersOfOthers: Story = {
  tags: ["!dev", "!autodocs"],
  args: { view: aView({ areTeamAnswersShown: true, teamAnswers: new Map(), teamResponses: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nobody else has answered this record.")).toBeVisible();
  },
};

/** In the compact density, too, marks are on the line of their titles, and the first action starts where these do. */
export const Compact: Story = {
  tags: ["!dev", "!autodocs"],
  beforeEach: () => {
    document.documentElement.dataset.density = "compact";
    return () => {
      delete document.documentElement.dataset.density;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = canvas.getByRole("region", { name: /^What does the customer need/ });
    const title = within(question).getByRole("heading").getBoundingClientRect();
    const mark = (question.querySelector("[data-look] svg") as Element).getBoundingClientRect();
    await expect(Math.abs(mark.top + mark.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
    const clear = document.createRange();
    clear.selectNodeContents(canvas.getByText("Clear"));
    await expect(Math.abs(clear.getBoundingClientRect().left - title.left)).toBeLessThan(1);
  },
};

/** Actions without room lose their key hints one by one, that of Submit last, then the long label; the padding stays. */
export const TightActions: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const draft = canvas.getByRole("button", { name: /^Save draft/ });
    await waitFor(() => expect(draft.closest("[data-tight]")).not.toBeNull());
    const row = draft.closest("[data-tight]") as HTMLElement;
    const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
    const found = new Set<string>();
    for (let width = 520; width > 300; width -= 10) {
      row.style.inlineSize = `${width}px`;
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (row.dataset.tight === "most") break;
      const hints = ["Save draft", "Discard", "Submit"].filter((name) =>
        isShown(canvas.getByRole("button", { name: new RegExp(`^${name}`) }).querySelector("[data-hint]")),
      );
      const isShort = isShown(within(draft).getByText("Draft"));
      found.add(`${hints.join()}${isShort ? " short" : ""}`);
      await expect(getComputedStyle(draft).paddingInlineStart).toBe("12px");
    }
    await expect([...found]).toEqual(["Save draft,Discard,Submit", "Discard,Submit", "Submit", "", " short"]);
  },
};

/** The thicker edge of a suggestion moves no other chip, and its score has neither an edge nor a fill of its own. */
export const ChipsStay: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { theme: "high-contrast" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const suggested = canvas.getByRole("radio", { name: /^Refund/ });
    const next = canvas.getByRole("radio", { name: /^Delivery status/ });
    await expect(suggested).toHaveAttribute("data-look", "pencilled");
    const { left } = next.getBoundingClientRect();
    const { right } = suggested.getBoundingClientRect();
    // The gap of 8 pixels, of which the thicker edge takes one.
    await expect(left - right).toBe(7);
    const mark = suggested.querySelector("[title]")?.parentElement as HTMLElement;
    await expect(getComputedStyle(mark).borderStyle).toBe("none");
    const title = canvas.getByText("Choose the one reason that must be solved.").getBoundingClientRect();
    await expect(mark.getBoundingClientRect().top - title.bottom).toBeGreaterThanOrEqual(3);
  },
};
