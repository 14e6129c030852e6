import { Select } from "@glossa/design-system";
import { themes } from "@glossa/themes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import * as styles from "./ContactSheet.css";

const widths = [1440, 820, 390];
const height = 900;
const scale = 0.3;

/** Stories without a play function, which would change what the picture shows. */
const screens = {
  "Sign-in": "screens-sign-in--phone",
  Home: "screens-home--default",
  Annotation: "screens-annotation-whole-page--default",
  Spans: "screens-annotation-spans--phone",
  "Many labels": "screens-annotation-whole-page--many-labels",
  Bulk: "screens-annotation-bulk--default",
  Filters: "screens-annotation-filters--default",
  "Saved filters": "screens-annotation-saved-filters--default",
  "Bulk action running": "screens-annotation-running-bulk-action--default",
  "Compare records": "screens-annotation-compare-records--phone",
  "Similar records": "screens-annotation-similar-records--default",
  "My progress": "screens-annotation-my-progress--finished",
  "Empty queue": "screens-annotation-empty-queue--default",
  "Command palette": "screens-annotation-palette--phone",
  "Keyboard shortcuts": "screens-annotation-shortcuts--phone",
  "Conflict dialog": "screens-annotation-conflict-dialog--phone",
  "Signed out": "screens-annotation-signed-out--phone",
  "Work offline": "screens-annotation-work-offline--phone",
  "Dataset settings": "screens-dataset-settings--phone",
  "New dataset": "screens-new-dataset--default",
  People: "screens-people--default",
  "First password": "screens-first-password--phone",
  Workspaces: "screens-workspaces--default",
  "Audit log": "screens-audit-log--default",
  Webhooks: "screens-webhooks--default",
  "Webhook messages": "screens-webhook-messages--default",
  "User settings": "screens-user-settings--default",
  "Account menu": "screens-account-menu--phone",
  "Shared progress": "screens-shared-progress--phone",
  "Loading page": "screens-loading-page--default",
  "Page not found": "screens-status-page--phone",
};

/** The toolbar settings that are passed to the screens. */
const passedOn = ["theme", "locale", "direction", "vision"];

type Screen = keyof typeof screens;

const names = Object.keys(screens) as Screen[];
const options = names.map((name) => ({ value: name, label: name }));

interface SheetProps {
  screen: Screen;
  /** The other toolbar settings; the sheet shows every theme. */
  globals: Record<string, unknown>;
}

/** One screen in every theme and at every width, side by side. */
function ContactSheet(props: SheetProps) {
  const [screen, setScreen] = useState(props.screen);
  // One frame loads after the other: nine at once would all stay blank for seconds.
  const [loaded, setLoaded] = useState(0);
  const show = (next: Screen) => {
    setScreen(next);
    setLoaded(0);
  };
  return (
    <main className={styles.page}>
      <h1>Contact sheet</h1>
      <div className={styles.choice}>
        <Select
          label="Screen"
          placeholder="Choose"
          words={{ search: "Find a screen", noneFound: "No screen found" }}
          options={options}
          value={screen}
          onChange={show}
        />
      </div>
      {themes.map(({ id }, row) => (
        <section key={id} aria-label={id} className={styles.theme}>
          <h2 className={styles.name}>{id.replace("-", " ")}</h2>
          <div className={styles.frames}>
            {widths.map((width, column) => {
              const place = row * widths.length + column;
              return (
                <Frame
                  key={`${screen} ${width}`}
                  screen={screen}
                  theme={id}
                  width={width}
                  globals={props.globals}
                  isDue={place <= loaded}
                  onLoad={() => setLoaded((before) => Math.max(before, place + 1))}
                />
              );
            })}
          </div>
        </section>
      ))}
    </main>
  );
}

interface FrameProps extends SheetProps {
  theme: string;
  width: number;
  isDue: boolean;
  onLoad: () => void;
}

function Frame({ screen, theme, width, globals, isDue, onLoad }: FrameProps) {
  const chosen = Object.entries({ ...globals, theme })
    .filter(([name]) => passedOn.includes(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return (
    <figure className={styles.frame}>
      {/* A picture of the screen: to be looked at, not to be used. */}
      <div inert className={styles.cut} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          title={`${screen}, ${theme}, ${width} pixels`}
          src={isDue ? `iframe.html?id=${screens[screen]}&viewMode=story&still&globals=${chosen}` : undefined}
          onLoad={isDue ? onLoad : undefined}
          className={styles.window}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      </div>
      <figcaption>{width} pixels</figcaption>
    </figure>
  );
}

const meta = {
  title: "Contact sheet",
  tags: ["!autodocs"],
  component: ContactSheet,
  parameters: { layout: "fullscreen" },
  args: { screen: "Sign-in", globals: {} },
  render: (args, { globals }) => <ContactSheet {...args} globals={globals} />,
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every screen that can be chosen is a story of this component library. */
export const Default: Story = {
  name: "Contact sheet",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const response = await fetch("index.json");
    const known = Object.keys(((await response.json()) as { entries: object }).entries);
    await expect(known).toEqual(expect.arrayContaining(Object.values(screens)));
    await expect(canvas.getAllByTitle(/^Sign-in, /)).toHaveLength(themes.length * widths.length);
  },
};
