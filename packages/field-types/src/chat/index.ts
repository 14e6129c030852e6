import type { ChatMessage } from "../schemas";
import { defineFieldType } from "../view-parts/definition";
import { ChatFieldView } from "./ChatFieldView";

/** The browser part of `chat`. */
export const chatField = defineFieldType<"chat", ChatMessage[]>({
  type: "chat",
  isValue: (value): value is ChatMessage[] => Array.isArray(value) && value.every(isMessage),
  View: ChatFieldView,
  plainText: (messages) => messages.map(({ role, content }) => `${role}: ${content}`).join("\n\n"),
});

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const { role, content } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return typeof role === "string" && typeof content === "string";
}
