import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatHex, formatHex8, parse } from "culori";
import { expect, within } from "storybook/test";
import { CopyButton } from "../code-block/CopyButton";
import { constants } from "./constants";
import { vars } from "./contract.css";
import * as styles from "./Tokens.css";

type Group = Record<string, unknown>;
type Row = [name: string, value: string];

/** Every value in a tree of tokens, with its path. */
function leaves(tree: Group, path: string): Row[] {
  return Object.entries(tree).flatMap(([key, value]): Row[] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : leaves(value as Group, `${path}.${key}`),
  );
}

/** `var(--glossa-space-4)` → `--glossa-space-4` */
const propertyOf = (value: string) => /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? "";

/** The value of a custom property in the current theme. */
const heldBy = (value: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(propertyOf(value)).trim();

function hexOf(value: string): string {
  const color = parse(heldBy(value));
  if (!color) return "";
  return ((color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color)) ?? "";
}

/** The name of a custom property, with a button that copies it. */
function Property({ value }: { value: string }) {
  const property = propertyOf(value);
  return (
    <span className={styles.property}>
      {property}
      <CopyButton text={`var(${property})`} label={`Copy ${property}`} copiedLabel="Copied" look="icon" />
    </span>
  );
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  children: React.ReactNode;
}

function Table({ caption, heads, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <p className={styles.more}>
        <a href="./?path=/story/tokens-design-tokens--default" target="_top">
          All tokens as JSON for design tools
        </a>
      </p>
    </section>
  );
}

function TokenTable({ caption, tokens }: { caption: string; tokens: Group }) {
  const rows = leaves(tokens, caption);
  const hasColours = rows.some(([, value]) => hexOf(value) !== "");
  const heads = ["Token", "Custom property", "In this theme", ...(hasColours ? ["Hex"] : []), "Looks"];
  return (
    <Table caption={caption} heads={heads}>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <td className={styles.name}>
            <Property value={value} />
          </td>
          <td className={styles.name}>{heldBy(value)}</td>
          {hasColours && <td className={styles.name}>{hexOf(value)}</td>}
          <td className={styles.cell}>
            <Sample kind={caption} value={value} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Sample({ kind, value }: { kind: string; value: string }) {
  if (kind === "font")
    return <span style={{ fontFamily: value, fontSize: vars.text.xl.size }}>Norrland 0123</span>;
  if (kind === "weight") return <span style={{ fontWeight: value }}>Norrland 0123</span>;
  const look = lookOf(kind, value);
  return look ? <span className={styles.sample} data-kind={kind} style={look} /> : null;
}

function lookOf(kind: string, value: string): React.CSSProperties | undefined {
  if (kind === "space" || kind === "size") return { inlineSize: value };
  if (kind === "radius") return { borderRadius: value };
  if (kind === "shadow") return { boxShadow: value };
  return kind === "color" || kind === "span" ? { background: value } : undefined;
}

/** Texts that are read for long are in the reading face. */
const inReadingFace: readonly string[] = ["xl", "2xl", "3xl", "reading", "answer"];

/** Each size with its line height, in the face that it is used with. */
function TypeTable() {
  return (
    <Table caption="text" heads={["Token", "Size", "Line height", "Looks"]}>
      {Object.entries(vars.text).map(([name, { size, line }]) => (
        <tr key={name}>
          <th scope="row" className={styles.name}>
            text.{name}
          </th>
          {[size, line].map((value) => (
            <td key={value} className={styles.name}>
              <Property value={value} />
              {heldBy(value)}
            </td>
          ))}
          <td className={styles.cell}>
            <span
              style={{
                fontFamily: inReadingFace.includes(name) ? vars.font.reading : vars.font.ui,
                fontSize: size,
                lineHeight: line,
              }}
            >
              Norrland
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
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
    const row = within(canvasElement).getByRole("row", { name: /^color\.bg\.page / });
    await expect(row).toHaveTextContent("--glossa-color-bg-page");
    await expect(row).toHaveTextContent(heldBy(vars.color.bg.page));
    await expect(row).toHaveTextContent(hexOf(vars.color.bg.page));
    await expect(within(row).getByRole("button", { name: "Copy --glossa-color-bg-page" })).toBeVisible();
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
export const Shadow: Story = { args: { caption: "shadow", tokens: vars.shadow } };
export const Font: Story = { args: { caption: "font", tokens: vars.font } };
export const Weight: Story = { args: { caption: "weight", tokens: vars.weight } };
export const Motion: Story = { args: { caption: "duration", tokens: vars.duration } };
export const Layer: Story = { args: { caption: "layer", tokens: vars.layer } };

export const Type: Story = {
  render: () => <TypeTable />,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /^text\.reading / });
    await expect(row).toHaveTextContent("--glossa-text-reading-size");
    await expect(row).toHaveTextContent(constants.text.reading.line);
    const sample = within(row).getByText("Norrland");
    await expect(getComputedStyle(sample).fontFamily).toContain("Literata");
  },
};
