// @ts-check
// The states of a record: of its fields, whose stories are in a package of their own, and of what is marked in them.
import { spans } from "./spans.mjs";

/** @type {import("./sections.mjs").Section} */
const fields = {
  section: "Record fields",
  states: {
    "chat, two roles": "../../field-types/src/FieldView#Chat",
    "image that did not load": "../../field-types/src/FieldView#ImageFailed",
  },
};

export const record = [spans, fields];
