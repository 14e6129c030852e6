import { themes } from "@glossa/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const widths = [1440, 820, 390];
const height = 900;
const screens = {
  "Sign-in": "screens-sign-in--default",
  Home: "screens-home--default",
  Annotation: "screens-annotation-at-work--default",
};

interface SheetProps {
  screen: keyof typeof screens;
  scale: number;
}

/** One screen in every theme and at every width, side by side. */
function ContactSheet({ screen, scale }: SheetProps) {
  return (
    <main style={{ display: "grid", gap: "1.5rem", padding: "2rem" }}>
      <h1>{screen}</h1>
      {themes.map(({ id }) => (
        <section key={id} aria-label={id} style={{ display: "grid", gap: "0.5rem" }}>
          <h2>{id}</h2>
          <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
            {widths.map((width) => (
              <Frame key={width} story={screens[screen]} theme={id} width={width} scale={scale} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

interface FrameProps {
  story: string;
  theme: string;
  width: number;
  scale: number;
}

function Frame({ story, theme, width, scale }: FrameProps) {
  return (
    <figure style={{ margin: 0 }}>
      {/* A picture of the screen: to be looked at, not to be used. */}
      <div inert style={{ inlineSize: width * scale, blockSize: height * scale, overflow: "hidden" }}>
        <iframe
          title={`${theme}, ${width} pixels`}
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`}
          loading="lazy"
          style={{
            inlineSize: width,
            blockSize: height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
        />
      </div>
      <figcaption>{width}</figcaption>
    </figure>
  );
}

const meta = {
  title: "Contact sheet",
  component: ContactSheet,
  parameters: { layout: "fullscreen" },
  args: { screen: "Sign-in", scale: 0.3 },
  argTypes: { screen: { control: "select", options: Object.keys(screens) } },
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const frames = within(canvasElement).getAllByTitle(/, \d+ pixels$/);
    await expect(frames).toHaveLength(themes.length * widths.length);
  },
};
