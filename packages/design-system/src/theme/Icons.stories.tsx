import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { CopyButton } from "../code-block/CopyButton";
import { Icon, type IconPicture, Search } from "../icon";
import * as pictures from "../icon/pictures";
import { TextField } from "../text-field";
import * as styles from "./Icons.css";

const all = Object.entries(pictures as Record<string, IconPicture>);
const importOf = (name: string) => `import { ${name} } from "@glossa/design-system";`;

/** Every icon in use, by name. */
function Gallery({ query }: { query: string }) {
  const [typed, setTyped] = useState(query);
  const found = all.filter(([name]) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <main className={styles.page}>
      <h1>Icons</h1>
      <p>
        All icons in use, from Lucide. Pass one to a component that shows an icon, or to <code>Icon</code>: it
        is decorative, so the meaning is given in text as well. The button copies the import line.
      </p>
      <TextField label="Find an icon" icon={Search} value={typed} onChange={setTyped} />
      <p role="status">
        {found.length} of {all.length} icons
      </p>
      <ul className={styles.list}>
        {found.map(([name, picture]) => (
          <li key={name} className={styles.item}>
            <Icon picture={picture} size={20} />
            <span className={styles.name}>{name}</span>
            <CopyButton
              text={importOf(name)}
              label={`Copy the import of ${name}`}
              copiedLabel="Copied"
              look="icon"
            />
          </li>
        ))}
      </ul>
    </main>
  );
}

const meta = {
  title: "Tokens/Icons",
  tags: ["!autodocs"],
  component: Gallery,
  args: { query: "" },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items).toHaveLength(Object.keys(pictures).length);
  },
};

/** Names are found by any part of them (library 2.24). */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Find an icon" }), "cloud");
    const expected = Object.keys(pictures).filter((name) => name.startsWith("Cloud"));
    await expect(canvas.getByText(new RegExp(`^${expected.length} of`))).toBeVisible();
    for (const name of expected)
      await expect(canvas.getByRole("button", { name: `Copy the import of ${name}` })).toBeVisible();
  },
};
