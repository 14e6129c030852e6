import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { designTokens } from "./design-tokens";
import { themes } from "./registry";
import * as styles from "./Tables.css";

const files = themes.map(({ id }) => ({
  id,
  name: `glossa-${id}.tokens.json`,
  entry: `@glossa/themes/tokens/${id}.json`,
  json: JSON.stringify(designTokens(id), null, 2),
}));

/** The tokens of each theme as a file for Figma, Style Dictionary and other tools. */
function Downloads() {
  return (
    <main className={styles.page}>
      <h1>Design tokens as JSON</h1>
      <p>
        One file for each theme, with the colours of the theme and the values that all themes share, in the{" "}
        <a href="https://www.designtokens.org/tr/2025.10/format/">
          format of the Design Tokens Community Group
        </a>
        , 2025.10. Figma and Style Dictionary read it. The package has the same files.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {["Theme", "File", "In the package"].map((head) => (
              <th key={head} className={styles.cell} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, name, entry, json }) => (
            <tr key={id}>
              <th className={styles.head} scope="row">
                {id}
              </th>
              <td className={styles.cell}>
                <a download={name} href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}>
                  {name}
                </a>
              </td>
              <td className={styles.cell}>
                <code>{entry}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const meta = {
  title: "Tokens/Design tokens",
  tags: ["!autodocs"],
  component: Downloads,
} satisfies Meta<typeof Downloads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Design tokens as JSON",
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "glossa-dark.tokens.json" });
    const tokens = await (await fetch((link as HTMLAnchorElement).href)).json();
    await expect(tokens.color.bg.page.$type).toBe("color");
    await expect(tokens).toEqual(designTokens("dark"));
  },
};
