import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type RefObject } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../card";
import { Stack } from "../stack";
import { Text } from "../text";
import type { SpanHighlighterHandle } from "./highlighter-props";
import type { ShownSpan } from "./model/drawn-spans";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, spanOn } from "./testing/fixtures";

interface Message {
  role: string;
  text: string;
}

interface ChatProps {
  messages: readonly Message[];
  defaultSpans: readonly ShownSpan[];
  onSpansChange: (spans: readonly ShownSpan[]) => void;
}

const handle = createRef<SpanHighlighterHandle>() as RefObject<SpanHighlighterHandle | null>;

/** The text that the chat shows: the role of each message and its text, with a line break after each. */
const shownText = (messages: readonly Message[]) =>
  messages.map(({ role, text }) => `${role}\n${text}`).join("\n");

/** The roles, which are not part of the messages. */
function rolesIn(messages: readonly Message[]) {
  return messages.map(({ role }, index) => {
    const before = index === 0 ? "" : `${shownText(messages.slice(0, index))}\n`;
    const start = [...before].length;
    return { start, end: start + [...role].length };
  });
}

/** Messages of a chat as content: one highlighter for all of them. The roles can't be marked. */
function Chat({ messages, defaultSpans, onSpansChange }: ChatProps) {
  return (
    <>
      <h2 id="chat">Conversation</h2>
      <SpanHighlighter
        ref={handle}
        labelId="chat"
        labels={labels}
        lockedRanges={rolesIn(messages)}
        allowsPieces
        {...{ defaultSpans, onSpansChange }}
      >
        <Stack gap={3}>
          {messages.map(({ role, text }) => (
            <Card key={text}>
              <Text tone="secondary">{role}</Text>
              <Text dir="auto">{text}</Text>
            </Card>
          ))}
        </Stack>
      </SpanHighlighter>
    </>
  );
}

const messages: readonly Message[] = [
  { role: "Customer", text: "My order of 3 May 😀 has not arrived in Umeå." },
  { role: "Agent", text: "Norrland Energi AB will refund €40 today." },
  { role: "Customer", text: "شكرا جزيلا <script>alert(1)</script>" },
];
const text = shownText(messages);
const umea = spanOn(text, "Umeå", "place");
const refund = spanOn(text, "€40", "money");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Chat",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-chat",
  component: Chat,
  args: { messages, defaultSpans: [umea, refund], onSpansChange: fn() },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("button", { name: /, characters/ })
    .map((item) => item.textContent);

/** Offsets refer to the text that the messages show, with a line break after each role and message. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(handle.current?.getText()).toBe(text));
    await waitFor(() => expect(listed(canvasElement)).toHaveLength(2));
    await expect(listed(canvasElement)[0]).toMatch(/^Place: Umeå/);
    await expect(canvasElement.querySelector("script")).toBeNull();
  },
};

/** A role can't be marked; the words of the message after it can. */
export const RolesAreLocked: Story = {
  args: { defaultSpans: [] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(handle.current?.getText()).toBe(text));
    const box = within(canvasElement).getByRole("textbox", { name: "Conversation" });
    box.focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}1");
    await expect(args.onSpansChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}1");
    await waitFor(() => expect(args.onSpansChange).toHaveBeenCalledTimes(1));
    await expect(args.onSpansChange).toHaveBeenLastCalledWith([spanOn(text, "My", "organisation")]);
  },
};
