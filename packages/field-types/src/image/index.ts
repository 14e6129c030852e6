import { Image } from "@glossa/design-system";
import { defineFieldType } from "../view-parts/definition";
import { onDemand } from "../view-parts/on-demand";

/** The browser half of `image`. */
export const imageField = defineFieldType<"image", string>({
  type: "image",
  icon: Image,
  isValue: (value) => typeof value === "string",
  View: onDemand(async () => ({ View: (await import("./ImageFieldView")).ImageFieldView })),
  plainText: (address) => address,
});
