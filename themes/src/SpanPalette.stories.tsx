import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { distance } from "./colour-distance";
import { pairsOf, ratioOf } from "./pairs";
import { closest, linesOf, visions } from "./palette";
import { type ThemeId, themes } from "./registry";
import * as styles from "./Tables.css";
import { tokensOf } from "./tokens-of";

/** The twelve labels of spans in one theme: its contrasts, and the labels that are hardest to distinguish from it. */
function Palette({ theme }: { theme: ThemeId }) {
  const tokens = tokensOf[theme];
  const lines = linesOf(tokens);
  const pairs = pairsOf(tokens);
  const ratio = (name: string) =>
    Math.min(...pairs.filter((pair) => pair.name === name).map(ratioOf)).toFixed(1);
  const { stroke: _, ...hues } = tokens.span;
  return (
    <section style={{ background: tokens.color.bg.page, color: tokens.color.text.primary, overflow: "auto" }}>
      <table className={styles.table} style={{ color: "inherit" }}>
        <caption className={styles.caption} style={{ color: "inherit" }}>
          The labels of spans in {theme}. Any two of them differ at least by (CIEDE2000):{" "}
          {visions.map((vision) => `${vision} ${closest(lines, vision).toFixed(1)}`).join(", ")}. Labels get
          them in the order of their values, so that moving a label keeps its colour.
        </caption>
        <thead>
          <tr>
            {["Label", "Line on page", "Tag", "Text on tint", "Nearest to it, by vision"].map((head) => (
              <th key={head} className={styles.cell} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(hues).map(([n, hue], place) => (
            <tr key={n}>
              <th className={styles.cell} scope="row">
                <span
                  className={styles.sample}
                  style={{ background: hue.tint, borderColor: hue.line, color: tokens.color.text.reading }}
                >
                  Norrland {n}
                </span>
              </th>
              <td className={styles.cell}>{ratio(`span.${n}.line`)}</td>
              <td className={styles.cell}>{ratio(`span.${n}.text`)}</td>
              <td className={styles.cell}>{ratio(`text.reading on span.${n}.tint`)}</td>
              <td className={styles.cell}>{nearest(lines, place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nearest(lines: readonly string[], place: number): string {
  const own = lines[place] ?? "";
  const found = visions.map((vision) => {
    const others = lines.map((line, index) =>
      index === place ? Number.POSITIVE_INFINITY : distance(own, line, vision),
    );
    const least = Math.min(...others);
    return `${others.indexOf(least) + 1} (${least.toFixed(0)})`;
  });
  return found.join(" · ");
}

const meta = {
  title: "Tokens/Span palette",
  tags: ["!autodocs"],
  render: () => (
    <>
      {themes.map(({ id }) => (
        <Palette key={id} theme={id} />
      ))}
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllThemes: Story = {
  play: async ({ canvasElement }) => {
    const tables = within(canvasElement).getAllByRole("table");
    await expect(tables).toHaveLength(themes.length);
    for (const table of tables) {
      await expect(within(table).getAllByRole("row")).toHaveLength(13);
      await expect(table).toHaveAccessibleName(/normal \d+\.\d, protan \d+\.\d/);
    }
  },
};
