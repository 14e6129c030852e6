import type { ComponentGuide } from "../guide";

/** How to use the avatar. */
export const guide: ComponentGuide = {
  use: ["A person beside what they did, or who is here."],
  avoid: ["Several people: `AvatarGroup`."],
  keys: [],
  accessibility: [
    "An image whose name is the whole username; the two letters are decoration.",
    "`isMe` marks the signed-in person in ink.",
  ],
};
