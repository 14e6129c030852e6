import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { limits, pairsOf, ratioOf } from "./pairs";
import { themes } from "./registry";
import { caption, cell, head, table } from "./Tables.css";
import { tokensOf } from "./tokens-of";

const rows = pairsOf(tokensOf.light).map(({ kind, name, ground }, index) => ({
  kind,
  name: `${name} on ${ground}`,
  measured: themes.map(({ id, contrast }) => {
    const pair = pairsOf(tokensOf[id])[index];
    return { id, ratio: pair ? ratioOf(pair) : 0, limit: limits[contrast][kind] };
  }),
}));

/** Which colour is drawn on which, and how well it can be seen there in every theme. */
function ContrastTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section style={{ overflow: "auto" }} aria-label="Contrast" tabIndex={0}>
      <table className={table}>
        <caption className={caption}>
          Measured contrast. The limits: record text 7, other text 4.5, edges of what is used 3; in high
          contrast 7 for all.
        </caption>
        <thead>
          <tr>
            <th className={cell} scope="col">
              Colour and ground
            </th>
            {themes.map(({ id }) => (
              <th key={id} className={head} scope="col">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, measured }) => (
            <tr key={name}>
              <th className={cell} scope="row">
                {name}
              </th>
              {measured.map(({ id, ratio, limit }) => (
                <td key={id} className={cell}>
                  {ratio.toFixed(2)}
                  {ratio < limit && ` (less than ${limit})`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const meta = { title: "Tokens/Contrast", tags: ["!autodocs"], component: ContrastTable } satisfies Meta<
  typeof ContrastTable
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Contrast",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("row", { name: /text.muted on page/ })).toBeVisible();
    await expect(canvas.queryByText(/less than/)).not.toBeInTheDocument();
  },
};
