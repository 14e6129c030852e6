import type { ComponentGuide } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as styles from "./Page.css";
import { Uses } from "./Uses";

const modules = import.meta.glob<Record<string, ComponentGuide>>("../../../packages/*/src/**/*.guide.tsx", {
  eager: true,
});

/** The guides with drawn uses, by the name of their file: "Button". */
const drawn = Object.entries(modules).flatMap(([path, module]) => {
  const name = /([^/]+)\.guide\.tsx$/.exec(path)?.[1] ?? path;
  return Object.values(module).flatMap((guide) => (guide.dont ? [{ name, guide }] : []));
});

/** A correct and a wrong use of each component. */
function AllUses() {
  return (
    <main className={styles.page}>
      <h1>Correct and wrong uses</h1>
      {drawn.map(({ name, guide }) => (
        <section key={name}>
          <h2>{name.replace(/(?<=[a-z])(?=[A-Z])/g, " ")}</h2>
          <Uses guide={guide} />
        </section>
      ))}
    </main>
  );
}

const meta = {
  title: "Guides/Correct and wrong uses",
  tags: ["!autodocs"],
  component: AllUses,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AllUses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
