import { defineFieldType } from "../view-parts/definition";
import { ImageFieldView } from "./ImageFieldView";

/** The browser part of `image`. */
export const imageField = defineFieldType<"image", string>({
  type: "image",
  isValue: (value) => typeof value === "string",
  View: ImageFieldView,
  plainText: (address) => address,
});
