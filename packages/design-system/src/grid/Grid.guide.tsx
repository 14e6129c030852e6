import { Card } from "../card";
import type { ComponentGuide } from "../guide";
import { Grid } from "./Grid";

/** How to use the grid. */
export const guide: ComponentGuide = {
  use: ["Parts of equal weight beside each other, which stand below each other in a narrow window."],
  avoid: [
    "Children of different widths: a row of `Stack`.",
    "Rows with values in columns: a list or a table.",
  ],
  keys: [],
  accessibility: ["It adds no role. The order on the screen is the order of the children."],
  do: {
    picture: (
      <Grid columnWidth="6rem" gap={3}>
        <Card>Fields</Card>
        <Card>Questions</Card>
        <Card>Metadata</Card>
      </Grid>
    ),
    text: "Parts of equal weight, as many beside each other as fit.",
  },
  dont: {
    picture: (
      <Grid columnWidth="6rem" gap={3}>
        <Card>Guidelines, which are long</Card>
        <Card>OK</Card>
      </Grid>
    ),
    text: "A text and a button of equal width: use a row of `Stack`.",
  },
};
