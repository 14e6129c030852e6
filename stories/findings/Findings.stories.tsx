import { TextField } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, within } from "storybook/test";
import text from "../../docs/components.md?raw";
import * as styles from "./Findings.css";
import { findingsIn } from "./findings-in";

const { head, rows } = findingsIn(text);

/** The purpose and the keys of each component, and the result of the last run of its sheet. */
function Findings() {
  const [words, setWords] = useState("");
  const pages = useDocsPages();
  const shown = rows.filter(({ name, code, purpose }) =>
    `${name} ${code} ${purpose}`.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <main className={styles.page} tabIndex={0}>
      <h1>Findings</h1>
      <p className={styles.lead}>
        What every component is for, which keys it answers, and what the last run has found. Its sheet held
        right-to-left, at 200 % text size, at 320 pixels, in forced colours and without motion; axe is the
        number of findings in light, dark and high contrast; size is kilobytes of script and of styles,
        compressed.
      </p>
      <div className={styles.filter}>
        <TextField label="Filter" value={words} onChange={setWords} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className={styles.cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, code, purpose, figures }) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                <ComponentName name={name} page={pages.get(name)} />
                <code className={styles.code}>{code}</code>
              </th>
              <td className={styles.cell}>{purpose}</td>
              {figures.map((figure, index) => (
                <td key={head[index + 2]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function ComponentName({ name, page }: { name: string; page: string | undefined }) {
  if (page === undefined) return name;
  return (
    <a href={`?path=/docs/${page}`} target="_top">
      {name}
    </a>
  );
}

/** The ids of the documentation pages, by the names of their components. */
function useDocsPages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const put = ({ entries }: StoryIndex) => {
      const docs = Object.values(entries).filter(({ type }) => type === "docs");
      setPages(new Map(docs.map(({ id, title }) => [title.replace(/^Primitives\/[^/]+\//, ""), id])));
    };
    void fetch("index.json").then(async (reply) => put(await reply.json()));
  }, []);
  return pages;
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: string }>;
}

const meta = {
  title: "Guides/Findings",
  tags: ["!autodocs"],
  component: Findings,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Findings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each component has one row, and each figure fits on one line. */
export const Default: Story = {
  name: "Findings",
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /^Range slider/ });
    await expect(row).toHaveTextContent(/Page Up and Page Down/);
    const held = within(row).getByRole("cell", { name: "held" });
    await expect(held.getBoundingClientRect().width).toBeGreaterThan(held.textContent.length * 5);
  },
};
