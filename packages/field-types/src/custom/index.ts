import { CodeXml } from "@glossa/design-system";
import { defineFieldType } from "../view-parts/definition";

/** The browser half of `custom`: a name and a picture; the page shows a notice in place of a view. */
export const customField = defineFieldType<"custom", object>({
  type: "custom",
  icon: CodeXml,
  isValue: (value): value is object => typeof value === "object" && value !== null,
});
