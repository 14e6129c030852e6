// @ts-check
// The states of a record's fields, whose stories are in a package of their own.

/** @type {import("./sections.mjs").Section} */
export const fields = {
  section: "Record fields",
  states: {
    "chat, two roles": "../../field-types/src/FieldView#Chat",
    "image that did not load": "../../field-types/src/FieldView#ImageFailed",
  },
};
