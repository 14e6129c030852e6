import { Brand } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import * as styles from "./Introduction.css";

const screen = "screens-annotation-whole-page--default";

/** A link to a story or a documentation page. */
function To({ id, children }: { id: string; children: ReactNode }) {
  const kind = id.endsWith("--docs") ? "docs" : "story";
  return (
    <a href={`./?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The real annotation page in the theme and language of the toolbar. */
function Picture({ globals }: { globals: Record<string, unknown> }) {
  const chosen = ["theme", "locale", "direction"].map((name) => `${name}:${globals[name]}`).join(";");
  return (
    <figure className={styles.picture}>
      <div inert className={styles.cut}>
        <iframe
          title="The annotation page"
          src={`iframe.html?id=${screen}&viewMode=story&still&globals=${chosen}`}
          loading="lazy"
          className={styles.frame}
        />
      </div>
      <figcaption className={styles.caption}>
        The annotation page. Dashed values are suggestions of a model, solid ones were chosen by a person.{" "}
        <To id="screens-annotation-at-work--default">Answer a record</To>.
      </figcaption>
    </figure>
  );
}

function Introduction({ globals }: { globals: Record<string, unknown> }) {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Brand name="Glossa" />
          <h1>Component library</h1>
          <p className={styles.lead}>
            Every component and screen of Glossa in all its states, for designers, accessibility reviewers and
            developers. Components do not depend on a theme, a language or a server: texts and data are props,
            changes are reported by callbacks.
          </p>
          <p className={styles.lead}>
            Begin with the <To id="playground--default">playground</To>: mark a text of your own and copy the
            code. <To id="guides--in-your-own-page">In your own page</To> shows how to install the packages,
            and a span question with its text.
          </p>
        </div>
        <Picture globals={globals} />
      </div>
      <div className={styles.columns}>
        <StartHere />
        <Structure />
        <Column title="Four ideas">
          <ul>
            <li>
              <strong>Print, ink, pencil.</strong> The accent colour marks what a person chose, grey and
              dashed what a model suggests.
            </li>
            <li>
              <strong>Interlinear gloss.</strong> A span is a line under the text with its label below it.
            </li>
            <li>
              <strong>Lines, not cards.</strong> Hairlines and white space form groups; only overlays have a
              shadow.
            </li>
            <li>
              <strong>Margin mark.</strong> A circle marks an unanswered required question, a pencil one
              filled by a suggestion, a tick an answered one.
            </li>
          </ul>
        </Column>
        <Toolbar />
        <Column title="How a story is checked">
          <p>
            Each story is opened in a browser: its play function must pass, the console must stay free of
            errors, and axe must not report a violation in any theme. Screenshots of each <em>All States</em>{" "}
            story are compared pixel by pixel. <To id="guides-findings--default">Findings</To> shows the
            results.
          </p>
        </Column>
      </div>
    </main>
  );
}

function StartHere() {
  return (
    <Column title="Start here">
      <ul>
        <li>
          Components by purpose, each with a guide: <To id="primitives-button--docs">Button</To>,{" "}
          <To id="primitives-text-field--docs">Text field</To>, <To id="primitives-select--docs">Select</To>,{" "}
          <To id="primitives-dialog--docs">Dialog</To>,{" "}
          <To id="primitives-span-highlighter--docs">Span highlighter</To>
        </li>
        <li>
          Whole pages side by side: <To id="contact-sheet--default">Contact sheet</To>
        </li>
        <li>
          Rules: <To id="guides--principles">Principles</To>, <To id="guides--voice">Voice</To>,{" "}
          <To id="guides--accessibility">Accessibility</To>
        </li>
        <li>
          A component of your own: <To id="guides--adding-a-component">Adding a component</To>
        </li>
      </ul>
    </Column>
  );
}

function Structure() {
  return (
    <Column title="Structure">
      <ul>
        <li>
          Tokens: <To id="tokens-values--colour">values</To>, <To id="tokens-contrast--default">contrast</To>,{" "}
          <To id="tokens-design-tokens--default">JSON for design tools</To>,{" "}
          <To id="tokens-icons--default">icons</To>
        </li>
        <li>
          Fields and questions, one folder per type: <To id="fields-field--default">Field</To>,{" "}
          <To id="questions-label--default">Label</To>, <To id="questions-rating--default">Rating</To>
        </li>
        <li>
          Screens, which get all their data as props: <To id="screens-home--default">Home</To>,{" "}
          <To id={screen}>Annotation</To>, <To id="screens-dataset-settings--default">Dataset settings</To>
        </li>
      </ul>
    </Column>
  );
}

function Toolbar() {
  return (
    <Column title="Toolbar">
      <ul>
        <li>
          <strong>Theme</strong>: light, dark, high contrast.
        </li>
        <li>
          <strong>Language</strong>: English, Deutsch, Español, and a pseudo-language with an accent on every
          letter; text without accents is not translatable.
        </li>
        <li>
          <strong>Direction</strong> and <strong>text size</strong>, up to 200 %.
        </li>
        <li>
          <strong>Colour vision</strong>, <strong>motion</strong> and <strong>pointer</strong> simulate
          colour-vision deficiency, reduced motion and touch.
        </li>
      </ul>
    </Column>
  );
}

const meta = {
  title: "Introduction",
  tags: ["!autodocs"],
  component: Introduction,
  parameters: { layout: "fullscreen" },
  args: { globals: {} },
  render: (_, { globals }) => <Introduction globals={globals} />,
} satisfies Meta<typeof Introduction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every link leads to a story or a documentation page of this component library (library 2.14). */
export const Default: Story = {
  name: "Introduction",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Component library");
    const { entries } = (await (await fetch("index.json")).json()) as { entries: object };
    const linked = canvas.getAllByRole("link").map((link) => link.getAttribute("href")?.split("/").at(-1));
    await expect(Object.keys(entries)).toEqual(expect.arrayContaining([...linked, screen]));
  },
};
