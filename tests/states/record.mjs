// @ts-check
// The states of a record: of its fields, whose stories are in a package of their own, of the spans in them, and of the
// forms for its questions.
import { spans } from "./spans.mjs";

/** @type {import("./sections.mjs").Section} */
const fields = {
  section: "Record fields",
  states: {
    "chat, two roles": "../../field-types/src/FieldView#Chat",
    "image that did not load": "../../field-types/src/FieldView#ImageFailed",
  },
};

/** @type {import("./sections.mjs").Section} */
const forms = {
  section: "Settings of a question",
  states: {
    description: "text-area/TextArea#Default",
    "description, invalid": "text-area/TextArea#Invalid",
    "labels to edit": "editable-list/EditableList#Default",
    "labels to edit, with colours": "editable-list/EditableList#Coloured",
    "one label": "../../question-types/src/settings/Settings#Default",
    "spans, fixed at creation": "../../question-types/src/settings/Settings#Stored",
  },
};

export const record = [spans, fields, forms];
