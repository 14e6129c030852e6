import type { ChatMessage } from "../schemas";

/** A message as it is drawn. */
export interface Turn extends ChatMessage {
  /** The role's colour, 1 to 5, by the order in which roles appear. */
  color: number;
  /** Which side it stands on: two roles face each other, the first at the end; more all stand at the start. */
  side: "start" | "end";
  /** The first of a run of one role says who speaks. */
  hasName: boolean;
}

const colors = 5;

/** Gives each message its colour, its side and its name. */
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
