import type { ComponentGuide } from "../guide";
import { ProgressMeter } from "./ProgressMeter";

/** How to use the progress meter. */
export const guide: ComponentGuide = {
  use: ["How much of the work is done, by status, with the numbers beside it (`ProgressLegend`)."],
  avoid: ["An action that runs: a sentence with a `Spinner`."],
  anatomy: ["Rail", "A part for each status (`parts`), with its texture"],
  keys: [],
  accessibility: [
    "An image whose `label` states the shares. Each status has a texture, so that colour never stands alone.",
  ],
  content: ["The label has all shares: “41% submitted, 4% draft, 3% discarded”."],
  do: {
    picture: (
      <>
        <ProgressMeter
          label="41% submitted, 4% draft"
          parts={[
            { status: "submitted", share: 0.41 },
            { status: "draft", share: 0.04 },
          ]}
        />{" "}
        41%
      </>
    ),
    text: "The most important number is beside it.",
  },
  dont: {
    picture: <ProgressMeter label="Loading" parts={[{ status: "done", share: 0.5 }]} />,
    text: "An action whose end nobody knows: a sentence with a `Spinner`.",
  },
};
