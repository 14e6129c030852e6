import { locales } from "@glossa/locales";
import { themes } from "@glossa/themes";
import type { GlobalTypes } from "storybook/internal/types";

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replace("-", " ");

/** The menus over every story; themes and languages come from their registries. */
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
      items: locales.map(({ code, nativeName }) => ({ value: code, title: nativeName })),
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
  textSize: {
    name: "Text size",
    toolbar: { icon: "paragraph", dynamicTitle: true, items: ["100%", "150%", "200%"] },
  },
};
