import { type IconPicture, Image, MessagesSquare, Tag } from "@glossa/design-system";

/** A public repository of the hub that shows what can be annotated. */
export interface ExampleDataset {
  /** The id on the hub. */
  repository: string;
  task: "sentiment" | "instructions" | "pictures";
  tags: readonly ("text" | "classification" | "instructions" | "answers" | "pictures" | "prompts")[];
  icon: IconPicture;
  /** A colour of the span palette. */
  hue: 1 | 3 | 5;
  /** About how many rows it has. */
  rows: number;
}

/** The examples on the home page, in order. */
export const exampleDatasets: readonly ExampleDataset[] = [
  {
    repository: "stanfordnlp/imdb",
    task: "sentiment",
    tags: ["text", "classification"],
    icon: Tag,
    hue: 1,
    rows: 100_000,
  },
  {
    repository: "databricks/databricks-dolly-15k",
    task: "instructions",
    tags: ["instructions", "answers"],
    icon: MessagesSquare,
    hue: 3,
    rows: 15_000,
  },
  {
    repository: "dvilasuero/finepersonas-v0.1-tiny-flux-schnell",
    task: "pictures",
    tags: ["pictures", "prompts"],
    icon: Image,
    hue: 5,
    rows: 350,
  },
];
