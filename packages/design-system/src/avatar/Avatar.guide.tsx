import type { ComponentGuide } from "../guide";
import { Avatar } from "./Avatar";

/** How to use the avatar. */
export const guide: ComponentGuide = {
  use: ["A person beside what they did, or who is here."],
  avoid: ["Several people: `AvatarGroup`."],
  keys: [],
  accessibility: [
    "An image whose name is the whole username; the two letters are decoration.",
    "`isMe` marks the signed-in person in ink.",
  ],
  content: ["The whole name as it is stored; the two letters are made from it."],
  do: {
    picture: (
      <>
        <Avatar username="marisol" isMe /> marisol submitted 12 answers
      </>
    ),
    text: "Beside the whole name, or where a pointer or a screen reader reads it.",
  },
  dont: {
    picture: (
      <>
        <Avatar username="all" /> All users
      </>
    ),
    text: "Initials of something that is not a person: use an icon or a word.",
  },
};
