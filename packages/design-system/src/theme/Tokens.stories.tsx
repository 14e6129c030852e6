import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { constants } from "./constants";
import { vars } from "./contract.css";
import * as styles from "./Tokens.css";

type Group = Record<string, unknown>;

/** Every value in a tree of tokens, with its path. */
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
          {["Token", "Value in this theme", "Looks"].map((head) => (
            <th key={head} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaves(tokens, caption).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.name}>{heldBy(value)}</td>
            <td className={styles.cell}>
              <Sample name={name} value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ name, value }: { name: string; value: string }) {
  const [kind = "", , part] = name.split(".");
  if (kind === "text") return part === "size" && <span style={{ fontSize: value }}>Norrland</span>;
  return <span className={styles.sample} data-kind={kind} style={lookOf(kind, value)} />;
}

function lookOf(kind: string, value: string) {
  if (kind === "space" || kind === "size") return { inlineSize: value };
  if (kind === "radius") return { borderRadius: value };
  return { background: value };
}

/** The value of a custom property in the current theme. */
function heldBy(token: string): string {
  const [, property = ""] = /^var\((--[\w-]+)\)$/.exec(token) ?? [];
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}

const { stroke: _stroke, line: _line, gap: _gap, ...hues } = vars.span;

const meta = {
  title: "Tokens/Values",
  tags: ["!autodocs"],
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

/** Lengths are shown beside a bar of that length. */
export const Space: Story = {
  args: { caption: "space", tokens: vars.space },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /^space\.4 / });
    await expect(row).toHaveTextContent(constants.space[4]);
  },
};
export const Size: Story = { args: { caption: "size", tokens: vars.size } };
export const Radius: Story = { args: { caption: "radius", tokens: vars.radius } };
export const Type: Story = { args: { caption: "text", tokens: vars.text } };
