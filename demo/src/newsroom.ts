import lines from "../data/newsroom.jsonl?raw";
import { type DemoDataset, options, readRecords } from "./dataset";
import { dimensions, textVectors } from "./vectors";

const guidelines = `## One topic for each report
Choose the desk that should own the story. Ask what the report is *about*, not where it happens: a strike at a hospital is **Labour**, a new ward is **Health**.

| When in doubt between | choose |
|---|---|
| Crime and Courts | Courts as soon as a judge has spoken |
| Local government and Elections | Elections only if people vote |
| Economy and Labour | Labour if workers act |
| Environment and Weather | Weather if it is over in a week |
| Food and Farming | Farming until it leaves the farm |

Reports are in English, German and Spanish. Label in the language that you read well and skip the others.

## How far does it reach?
1 is a street, 2 a town, 3 a region, 4 a country, 5 the world. Think of who would still read it tomorrow.`;

/** Short reports of invented local papers in three languages. */
export const newsroom: DemoDataset = {
  name: "newsroom-topics",
  workspace: "newsroom",
  guidelines,
  minSubmitted: 1,
  fields: [
    { name: "headline", title: "Headline", required: true, settings: { type: "text" } },
    { name: "body", title: "Report", required: true, settings: { type: "text" } },
  ],
  questions: [
    {
      name: "topic",
      title: "Which desk should own this report?",
      description: null,
      required: true,
      settings: {
        type: "label_selection",
        visible_options: 12,
        options: options({
          local_government: "Local government",
          elections: "Elections",
          economy: "Economy",
          labour: "Labour",
          housing: "Housing",
          transport: "Transport",
          energy: "Energy",
          environment: "Environment",
          farming: "Farming",
          weather: "Weather",
          health: "Health",
          education: "Education",
          science: "Science",
          space: "Space",
          technology: "Technology",
          crime: "Crime",
          courts: "Courts",
          migration: "Migration",
          books: "Books",
          film_theatre: "Film and theatre",
          music: "Music",
          food: "Food",
          football: "Football",
          other_sport: "Other sport",
        }),
      },
    },
    {
      name: "reach",
      title: "How far does it reach?",
      description: "1 a street, 5 the world.",
      required: true,
      settings: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
    },
  ],
  metadata: [
    { name: "language", title: "Language", visible_for_annotators: true, settings: { type: "terms" } },
    { name: "outlet", title: "Outlet", visible_for_annotators: true, settings: { type: "terms" } },
    {
      name: "words",
      title: "Words",
      visible_for_annotators: true,
      settings: { type: "integer", min: 0, max: null },
    },
    {
      name: "tone",
      title: "Tone",
      visible_for_annotators: true,
      settings: { type: "float", min: -1, max: 1 },
    },
    {
      name: "licence_fee",
      title: "Licence fee",
      visible_for_annotators: false,
      settings: { type: "float", min: 0, max: null },
    },
  ],
  vectors: [{ name: "content", title: "Content", dimensions }],
  records: readRecords(lines, textVectors),
};
