import type { ChatMessage } from "../schemas";

/** A message as it is rendered. */
export interface Turn extends ChatMessage {
  /** The role's colour, 1 to 5, by the order in which roles appear. */
  color: number;
  /** The side of the message: of two roles, the first is at the end; more than two are all at the start. */
  side: "start" | "end";
  /** The first message of consecutive ones of a role shows the role's name. */
  hasName: boolean;
}

const colors = 5;

/** Returns the messages with their colours, sides and names. */
export function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const roles = [...new Set(messages.map((message) => message.role))];
  const isPair = roles.length <= 2;
  return messages.map((message, index) => {
    const place = roles.indexOf(message.role);
    return {
      ...message,
      color: (place % colors) + 1,
      side: isPair && place === 0 ? "end" : "start",
      hasName: messages[index - 1]?.role !== message.role,
    };
  });
}
