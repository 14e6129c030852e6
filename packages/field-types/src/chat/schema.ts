import { z } from "zod";
import { defineFieldSchema } from "../schema-parts/definition";

const type = z.literal("chat");

/** The maximum number of messages in a chat. */
export const maxChatMessages = 500;

const chatMessage = z.object({ role: codePoints(20), content: codePoints(20_000) });
const chat = z.array(chatMessage).max(maxChatMessages);

/** One message of a chat field. */
export type ChatMessage = z.output<typeof chatMessage>;

/** The rules of chat fields. */
export const chatFieldSchema = defineFieldSchema({
  type: "chat",
  settings: z.object({ type, use_markdown: z.boolean().default(true) }),
  createSettings: z.object({ type, use_markdown: z.boolean().default(true) }),
  updateSettings: z.object({ type, use_markdown: z.boolean() }),
  value: chat,
  validate: (value, _settings, name) =>
    chat.safeParse(value).success
      ? []
      : [
          {
            code: "not_a_chat",
            params: { name },
            message: `chat field '${name}' value must be a list of messages`,
          },
        ],
  searchText: (messages) => messages.map((message) => `${message.role} ${message.content}`).join("\n"),
});

// The server counts code points, `length` counts UTF-16 units.
function codePoints(max: number): z.ZodString {
  return z
    .string()
    .min(1)
    .superRefine((text, context) => {
      if (text.length > max && [...text].length > max) {
        context.addIssue({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: text });
      }
    });
}
