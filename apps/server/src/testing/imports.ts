import { anOption } from "./fixtures";

/** A field of a dataset. */
export const field = (name: string, type = "text", required = true) => ({
  name,
  title: name,
  required,
  settings: { type },
});

/** A required question. */
export const question = (name: string, settings: object) => ({ name, title: name, required: true, settings });

/** A question with labels. */
export const label = (name: string, values: string[], type = "label_selection") =>
  question(name, { type, options: values.map(anOption) });

/** Columns that become targets of the same name. */
export const pairs = (...names: string[]) => names.map((name) => ({ source: name, target: name }));

/** An import of film reviews with their labels. */
export const imdb = {
  name: "stanfordnlp/imdb",
  subset: "plain_text",
  split: "train",
  mapping: { fields: pairs("text"), suggestions: pairs("label") },
};

/** The settings of a dataset for film reviews. */
export const imdbSettings = { fields: [field("text")], questions: [label("label", ["neg", "pos"])] };
