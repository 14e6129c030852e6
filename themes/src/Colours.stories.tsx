import { CopyButton } from "@glossa/design-system";
import { type ThemeTokens, vars } from "@glossa/design-system/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatHex, formatHex8, parse } from "culori";
import { expect, within } from "storybook/test";
import { pairsOf, ratioOf } from "./pairs";
import { type ThemeId, themes } from "./registry";
import * as styles from "./Tables.css";
import { tokensOf } from "./tokens-of";

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ""): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

const colours = (tokens: ThemeTokens) => new Map(leaves(tokens.color as Tree));
const inThemes = themes.map(({ id }) => ({ id, values: colours(tokensOf[id]), lowest: lowestIn(id) }));
const names = [...colours(tokensOf.light).keys()];
/** `text.muted` → `var(--glossa-color-text-muted)` */
const properties = new Map(leaves(vars.color as Tree));

/** The ground on which a colour is seen worst. */
function lowestIn(id: ThemeId): Map<string, { ratio: number; ground: string }> {
  const found = new Map<string, { ratio: number; ground: string }>();
  for (const pair of pairsOf(tokensOf[id])) {
    const ratio = ratioOf(pair);
    const known = found.get(pair.name);
    if (!known || ratio < known.ratio) found.set(pair.name, { ratio, ground: pair.ground });
  }
  return found;
}

/** Every colour with its value in every theme, and its contrast on the ground where that is lowest. */
function ColourTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section style={{ overflow: "auto" }} aria-label="Colours" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Every colour in every theme, in brackets as lightness, chroma and hue of OKLCH. Beside a colour that
          something is written or drawn with: its contrast on the ground where it is lowest. All pairs are
          under Contrast.
        </caption>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              Token
            </th>
            {inThemes.map(({ id }) => (
              <th key={id} className={styles.head} scope="col">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                {name}
                <Property value={properties.get(name) ?? ""} />
              </th>
              {inThemes.map(({ id, values, lowest }) => (
                <td key={id} className={styles.cell}>
                  <Value value={values.get(name) ?? ""} lowest={lowest.get(name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The custom property of a colour, with a button that copies its use. */
function Property({ value }: { value: string }) {
  const property = value.replace(/^var\(|\)$/g, "");
  return (
    <span className={styles.property}>
      {property}
      <CopyButton text={value} label={`Copy ${property}`} copiedLabel="Copied" look="icon" />
    </span>
  );
}

/** What the value is in notations that know no OKLCH; nothing if it is written so already. */
function hexOf(value: string): string {
  const color = value.startsWith("#") ? undefined : parse(value);
  if (!color) return "";
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

function Value(props: { value: string; lowest: { ratio: number; ground: string } | undefined }) {
  const { value, lowest } = props;
  return (
    <span className={styles.value}>
      <span className={styles.swatch} style={{ background: value }} />
      {value.replace(/^oklch/, "")} {hexOf(value)}
      {lowest && ` ${lowest.ratio.toFixed(1)} on ${lowest.ground}`}
    </span>
  );
}

const meta = { title: "Tokens/Colours", tags: ["!autodocs"], component: ColourTable } satisfies Meta<
  typeof ColourTable
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Colours",
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /^text.muted / });
    await expect(within(row).getAllByRole("cell")).toHaveLength(themes.length);
    await expect(row).toHaveTextContent(tokensOf.dark.color.text.muted.replace(/^oklch/, ""));
    await expect(row).toHaveTextContent(hexOf(tokensOf.dark.color.text.muted));
    await expect(row).toHaveTextContent(/4\.\d on|5\.\d on/);
    // The name of the property can be copied (library 2.14).
    await expect(within(row).getByRole("button", { name: "Copy --glossa-color-text-muted" })).toBeVisible();
  },
};
