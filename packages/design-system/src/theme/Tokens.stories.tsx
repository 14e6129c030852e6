import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { vars } from "./contract.css";
import * as styles from "./Tokens.css";

type Group = Record<string, unknown>;

/** Every text in a tree of tokens, with the path that leads to it. */
function leaves(tree: Group, path: string): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : leaves(value as Group, `${path}.${key}`),
  );
}

function TokenTable({ caption, tokens }: { caption: string; tokens: Group }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">In this theme</th>
        </tr>
      </thead>
      <tbody>
        {leaves(tokens, caption).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td>
              <span
                className={styles.sample}
                data-kind={caption.split(".")[0]}
                style={sample(caption, value)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sample(caption: string, value: string) {
  if (caption.startsWith("space") || caption.startsWith("size")) return { inlineSize: value };
  if (caption.startsWith("radius")) return { borderRadius: value };
  return { background: value };
}

const { stroke: _stroke, line: _line, lineOverlap: _overlap, gap: _gap, ...hues } = vars.span;

const meta = {
  title: "Tokens/Values",
  component: TokenTable,
  parameters: { layout: "padded" },
  args: { caption: "color", tokens: vars.color },
} satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("rowheader", { name: "color.bg.page" })).toBeVisible();
  },
};
export const Span: Story = { args: { caption: "span", tokens: hues } };
export const Space: Story = { args: { caption: "space", tokens: vars.space } };
export const Radius: Story = { args: { caption: "radius", tokens: vars.radius } };
