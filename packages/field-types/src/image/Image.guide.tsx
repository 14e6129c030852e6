import type { ComponentGuide } from "@glossa/design-system";
import { FieldView } from "../FieldView";
import { shelf } from "../testing/story-values";

const settings = { type: "image" } as const;

/** How to use image fields. */
export const guide: ComponentGuide = {
  use: ["An image of a record, from a web address or a data URL."],
  avoid: ["Images of the application: plain elements.", "Images within a text: Markdown."],
  anatomy: ["Title", "Image, or what is the matter with it", "Button that enlarges it"],
  keys: [
    ["Tab", "Moves to the image, if it scrolls, and to the button that enlarges it"],
    ["+, -, arrow keys, Page Up, Page Down, Home, End", "Zoom and move, enlarged"],
    ["0, 1, 2", "Fit to the window, actual size, fit to the width, enlarged"],
  ],
  accessibility: [
    "The image is named by the title of the field.",
    "Squares behind it are the same in every theme: black and white drawings on a transparent ground are visible in all.",
    "That it takes long, has failed or was loaded again is announced.",
  ],
  content: ["The title is a noun: “Photo”, “Screenshot”."],
  do: {
    picture: <FieldView field={{ title: "Shelf", settings }} value={shelf} />,
    text: "A title that says what the image shows.",
  },
  dont: {
    picture: <FieldView field={{ title: "img_url", settings }} value={shelf} />,
    text: "The name of a column.",
  },
};
