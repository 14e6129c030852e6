import type { Question } from "@glossa/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { aQuestion, aView, questions } from "../fixtures/fixtures";
import { nothing, someFilters } from "../fixtures/fixtures-filters";
import type { LoadAgreement } from "../team/use-agreement";
import type { AnnotationPorts, ProgressView, TeamView } from "../view-model";
import { ProgressDetail } from "./ProgressDetail";
import { ProgressSummary } from "./ProgressPanel";
import { guide } from "./ProgressPanel.guide";

interface ProgressProps {
  progress: ProgressView | undefined;
  team?: TeamView | undefined;
  isSharingEnabled?: boolean;
  onShare?: () => void;
  loadAgreement?: LoadAgreement;
  onShowDisagreements?: AnnotationPorts["onShowDisagreements"];
  onShowResponses?: AnnotationPorts["onShowResponses"];
}

const passages: Question = aQuestion({
  name: "passages",
  title: "Mark each complaint",
  settings: {
    type: "span",
    field: "message",
    options: [{ value: "delay", text: "Delay", description: null }],
    visible_options: null,
    allow_overlapping: false,
    allow_character_annotation: true,
  },
});
const filters = {
  ...someFilters(),
  questions: [...questions, passages],
  filters: nothing,
  canFilterRespondents: true,
};

function Progress({
  progress,
  onShare = () => undefined,
  onShowDisagreements = () => undefined,
  onShowResponses = () => undefined,
  ...rest
}: ProgressProps) {
  return (
    <main style={{ display: "grid", gap: "1.5rem", padding: "2rem", maxInlineSize: "33rem" }}>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <h2>{"My progress"}</h2>
      <ProgressSummary progress={progress} />
      <ProgressDetail
        progress={progress}
        dataset={{ name: "ticket-triage-2026" }}
        username="marisol"
        onShare={onShare}
        filters={filters}
        onShowDisagreements={onShowDisagreements}
        onShowResponses={onShowResponses}
        {...rest}
      />
    </main>
  );
}

const meta = {
  title: "Screens/Annotation/My progress",
  tags: ["stable", "screen", "annotation"],
  component: Progress,
  parameters: { guide },
  args: { progress: aView().progress },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All responses count: submitted, draft and discarded. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [380] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("412 of 1,620");
    await expect(canvasElement).toHaveTextContent("25.43%");
    const [meter] = within(canvasElement).getAllByRole("img");
    await expect(meter).toHaveAccessibleName("23.27% submitted, 1.30% draft, 0.86% discarded");
  },
};
const team: TeamView = {
  total: 1620,
  completed: 1003,
  pending: 617,
  onThisRecord: [],
  others: [],
  people: [
    { username: "ana", submitted: 377, isMe: true, isHere: true },
    { username: "ben", submitted: 1, draft: 2, discarded: 1, isMe: false, isHere: true },
    { username: "carla.fernandez-maldonado", submitted: 1204, isMe: false, isHere: false },
  ],
};

/** If the server reports team progress, the team's counts are below the user's own and update live. */
export const Team: Story = {
  parameters: { proves: [381] },
  args: { team, onShowResponses: fn() },
  play: async ({ canvasElement, args }) => {
    const section = within(await within(canvasElement).findByRole("region", { name: "Team progress" }));
    await expect(section.getByText("1,003 of 1,620 completed, 617 not completed")).toBeVisible();
    await expect(section.getByRole("img", { name: "61.91% completed by the team" })).toBeVisible();
    const people = section.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(people[0]).toMatch(/ana.*online.*377 submitted/);
    await expect(people[1]).toMatch(/ben.*online.*1 submitted, 2 drafts, 1 discarded/);
    await expect(people[2]).not.toMatch(/online/);
    await userEvent.click(section.getByRole("button", { name: "Show what ben submitted" }));
    await expect(args.onShowResponses).toHaveBeenCalledWith({ username: "ben", isMe: false });
  },
};
export const TeamRightToLeft: Story = { args: { team }, parameters: { direction: "rtl" } };
export const TeamOfMany: Story = {
  args: {
    team: {
      ...team,
      people: Array.from({ length: 24 }, (_, n) => ({
        username: `annotator-${n + 1}`,
        submitted: 400 - n,
        isMe: n === 4,
        isHere: n % 5 === 0,
      })),
    },
  },
};

const compared = [
  { username: "ana", records: 377, share: 0.9125 },
  { username: "ben", records: 402, share: 0.8514 },
  { username: "carla.fernandez-maldonado", records: 31, share: 0.6129 },
];
const agreement: Awaited<ReturnType<LoadAgreement>> = [
  { question: "need", records: 412, agreeing: 355, alpha: 0.7931, f1: null, people: compared },
  { question: "urgency", records: 8, agreeing: 8, alpha: null, f1: null, people: [] },
  { question: "passages", records: 20, agreeing: 11, alpha: null, f1: 0.834, people: compared },
  { question: "details", records: 0, agreeing: 0, alpha: null, f1: null, people: [] },
];

/** Owners and admins see how far the team agrees on each question, and can show the records that disagree. */
export const Agreement: Story = {
  args: { team, loadAgreement: async () => agreement, onShowDisagreements: fn() },
  play: async ({ canvasElement, args }) => {
    const section = within(await within(canvasElement).findByRole("region", { name: "Agreement" }));
    const [need, urgency, spans, details] = await section.findAllByRole("listitem");
    await expect(need).toHaveTextContent(/86\.17%.*355 of 412 records agree.*Alpha 0\.79/);
    await expect(urgency).toHaveTextContent(/100\.00%.*8 of 8 records agree.*Alpha —not defined/);
    await expect(spans).toHaveTextContent(/55\.00%.*11 of 20 records agree.*F1 0\.83/);
    await expect(details).toHaveTextContent(/—not defined.*no record with two answers to it/);
    await userEvent.click(section.getByRole("button", { name: "What the figures mean" }));
    await expect(await screen.findByRole("dialog", { name: "What the figures mean" })).toHaveTextContent(
      "Krippendorff’s alpha",
    );
    await userEvent.keyboard("{Escape}");
    await userEvent.click(section.getByRole("button", { name: "By person: What does the customer need?" }));
    const people = within(
      await screen.findByRole("dialog", { name: "By person: What does the customer need?" }),
    ).getAllByRole("listitem");
    await expect(people[0]).toHaveTextContent(/carla.*31 records.*61\.29%/);
    await expect(people).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    const [show] = section.getAllByRole("button", { name: /^Show disagreements: / });
    await userEvent.click(show as HTMLElement);
    await expect(args.onShowDisagreements).toHaveBeenCalledWith("need", undefined);
  },
};
export const AgreementRightToLeft: Story = {
  args: { loadAgreement: async () => agreement },
  parameters: { direction: "rtl" },
};

/** No record has two responses: there is nothing to compare yet. */
export const AgreementNone: Story = {
  args: { loadAgreement: async () => agreement.slice(3) },
  play: async ({ canvasElement }) => {
    const section = within(await within(canvasElement).findByRole("region", { name: "Agreement" }));
    await expect(await section.findByText("No record has two answers yet.")).toBeVisible();
  },
};
export const AgreementLoading: Story = { args: { loadAgreement: () => new Promise(() => undefined) } };

/** If loading fails, the section says so and tries again on request. */
export const AgreementFailed: Story = {
  args: { loadAgreement: fn(async () => Promise.reject(new Error("unreachable"))) },
  play: async ({ canvasElement, args }) => {
    const section = within(await within(canvasElement).findByRole("region", { name: "Agreement" }));
    const retry = await section.findByRole("button", { name: "Try again" });
    await expect(section.getByRole("alert")).toHaveTextContent("The agreement could not be loaded.");
    await userEvent.click(retry);
    await expect(args.loadAgreement).toHaveBeenCalledTimes(2);
  },
};
export const Loading: Story = {
  args: { progress: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("My progress--");
  },
};
export const Empty: Story = {
  args: { progress: { total: 0, submitted: 0, draft: 0, discarded: 0, pending: 0 } },
};
export const Finished: Story = {
  args: { progress: { total: 300, submitted: 290, draft: 0, discarded: 10, pending: 0 } },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };

/** If the server allows sharing, a link to the progress is below a picture of it, which can be saved. */
export const Share: Story = {
  parameters: { proves: [383, 385, 406] },
  args: { isSharingEnabled: true, onShare: fn() },
  play: async ({ canvasElement, args }) => {
    const share = within(await within(canvasElement).findByRole("region", { name: "Share your progress" }));
    const picture = await share.findByRole("img", {
      name: "marisol has submitted 377 records of ticket-triage-2026",
    });
    await waitFor(() => expect(picture).toHaveProperty("naturalWidth", 1200));
    await expect(share.getByRole("button", { name: "Save as image" })).toBeVisible();
    await userEvent.click(share.getByRole("button", { name: "Copy share link" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
