import { Button } from "../button";
import type { ComponentGuide } from "../guide";
import { Banner, BannerRow } from "./Banner";

/** How to use the banner. */
export const guide: ComponentGuide = {
  use: ["A fact about the whole page that stays true for a while: no connection, an ended sign-in."],
  avoid: [
    "Something that has just happened: `ToastRegion`.",
    "An error of one field: the `error` of that field.",
  ],
  anatomy: [
    "Icon of its tone",
    "Sentence and action (`children`)",
    "Button to close (optional, `onDismiss`)",
  ],
  keys: [["Tab", "Moves to its link, button or ×"]],
  accessibility: [
    "`danger` is an alert and is announced at once; the others are announced when the screen reader is idle.",
    "The tone has an icon, so that colour never stands alone.",
  ],
  content: ["One sentence, and at most one link or button."],
  do: {
    picture: (
      <Banner tone="warning">
        <BannerRow>
          <span>No connection. Your answers are kept in this browser.</span>
          <Button size="sm">Try now</Button>
        </BannerRow>
      </Banner>
    ),
    text: "A state of the page, its consequence, and the one thing that helps.",
  },
  dont: {
    picture: <Banner tone="danger">Oops! Saved.</Banner>,
    text: "A passing event is a toast, and nothing that succeeded is a danger.",
  },
};
