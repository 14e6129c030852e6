import { MessagesSquare } from "@glossa/design-system";
import type { ChatMessage } from "../schemas";
import { defineFieldType } from "../view-parts/definition";
import { onDemand } from "../view-parts/on-demand";

/** The browser half of `chat`. */
export const chatField = defineFieldType<"chat", ChatMessage[]>({
  type: "chat",
  icon: MessagesSquare,
  isValue: (value): value is ChatMessage[] => Array.isArray(value) && value.every(isMessage),
  View: onDemand(async () => ({ View: (await import("./ChatFieldView")).ChatFieldView })),
  plainText: (messages) => messages.map(({ role, content }) => `${role}: ${content}`).join("\n\n"),
});

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const { role, content } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return typeof role === "string" && typeof content === "string";
}
