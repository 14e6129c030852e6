import { locales } from "@glossa/locales";
import { pseudo, pseudoCode } from "@glossa/locales/pseudo";
import { themes } from "@glossa/themes";
import type { GlobalTypes } from "storybook/internal/types";

type Item = { value: string; title: string };

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replace("-", " ");

/** The toolbar menus; themes and languages are read from their registries. */
export const toolbars: GlobalTypes = {
  theme: {
    name: "Theme",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: themes.map(({ id }) => ({ value: id, title: capital(id) })),
    },
  },
  locale: {
    name: "Language",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        ...locales.map(({ code, nativeName }): Item => ({ value: code, title: nativeName })),
        { value: pseudoCode, title: pseudo("Pseudo") },
      ],
    },
  },
  direction: {
    name: "Direction",
    toolbar: {
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
    },
  },
  vision: {
    name: "Colour vision",
    toolbar: {
      icon: "eye",
      dynamicTitle: true,
      items: [
        { value: "normal", title: "Full colour vision" },
        { value: "protan", title: "Protan, no red cones" },
        { value: "deutan", title: "Deutan, no green cones" },
        { value: "tritan", title: "Tritan, no blue cones" },
      ],
    },
  },
  motion: {
    name: "Motion",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "full", title: "With motion" },
        { value: "reduced", title: "Without motion" },
      ],
    },
  },
  pointer: {
    name: "Pointer",
    toolbar: {
      icon: "pointerdefault",
      dynamicTitle: true,
      items: [
        { value: "own", title: "Own pointer" },
        { value: "finger", title: "Finger" },
      ],
    },
  },
  textSize: {
    name: "Text size",
    toolbar: {
      icon: "paragraph",
      dynamicTitle: true,
      items: ["100%", "150%", "200%"].map((value) => ({ value, title: `Text ${value}` })),
    },
  },
};

/** The viewports of stories; `tests/stories` selects the narrow ones by the names of stories. */
export const windows = {
  narrow: { name: "Narrow, 320", styles: { width: "320px", height: "640px" } },
  phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" } },
  tablet: { name: "Tablet, 820", styles: { width: "820px", height: "1180px" } },
  desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
};
