import "@glossa/design-system";
import "@glossa/themes";
import { frameAddresses } from "virtual:glossa-frames";
import { rootClass } from "@glossa/design-system/contract";
import { FrameProvider } from "@glossa/field-types";
import { isLocaleCode, LocaleProvider, makeI18n } from "@glossa/locales";
import { makePseudoI18n } from "@glossa/locales/pseudo";
import type { Decorator, Preview } from "@storybook/react-vite";
import { lazy } from "react";
import { configure } from "storybook/test";
import { leaveOutScrollAnimations } from "./animations";
import { writtenTypes } from "./docs/prop-types";
import { systemTheme } from "./frame-theme";
import { addScripts } from "./scripts";
import { forSenses } from "./senses";
import { toolbars, windows } from "./toolbars";

addScripts();
leaveOutScrollAnimations();
// The root class applies to the whole page, also outside of stories.
document.documentElement.classList.add(rootClass);

// A story inside another story is only displayed: it must neither take the focus nor scroll the outer page.
if (new URLSearchParams(window.location.search).has("still")) {
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

// Tooltips open after a second, and later on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const inTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const root = document.documentElement;
  const direction = parameters.direction ?? globals.direction;
  // A documentation page shows many stories and is always in English.
  const isOnPage = viewMode === "docs";
  root.dataset.theme = globals.theme;
  root.lang = globals.locale;
  root.dir = isOnPage ? "ltr" : direction;
  root.style.fontSize = globals.textSize;
  return isOnPage ? (
    <div dir={direction}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};

const inLanguage: Decorator = (Story, { loaded }) => (
  <LocaleProvider i18n={loaded.i18n}>
    <FrameProvider addresses={frameAddresses}>
      <Story />
    </FrameProvider>
  </LocaleProvider>
);

const loadedLanguages = new Map<string, ReturnType<typeof makeI18n>>();

function languageOf(code: string) {
  const known = loadedLanguages.get(code) ?? (isLocaleCode(code) ? makeI18n(code) : makePseudoI18n());
  loadedLanguages.set(code, known);
  return known;
}

// Loaded on demand: every story loads this file, and none needs the documentation page.
const DocsPage = lazy(() => import("./docs/ComponentPage"));

async function writtenSource(code: string, context: { component?: unknown }) {
  const { readableSource } = await import("./docs/readable-source");
  return readableSource(code, context);
}

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [forSenses, inLanguage, inTheme],
  loaders: [async ({ globals }) => ({ i18n: await languageOf(globals.locale) })],
  argTypesEnhancers: [writtenTypes],
  globalTypes: toolbars,
  initialGlobals: {
    theme: "light",
    locale: "en",
    direction: "ltr",
    vision: "normal",
    motion: "full",
    pointer: "own",
    textSize: "100%",
  },
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: { page: DocsPage, theme: systemTheme(), source: { transform: writtenSource } },
    options: {
      // Storybook parses this order without running the file, so it must be a literal.
      storySort: {
        order: [
          "Introduction",
          "Playground",
          "Guides",
          ["In your own page", "Principles", "Voice", "Accessibility", "Findings", "Adding a component"],
          "Contact sheet",
          "Tokens",
          ["Colours", "Span palette", "Values", "Contrast", "Design tokens", "Icons"],
          "Primitives",
          // Grouped by purpose. Story ids do not contain the group, so moving a story does not change its URL.
          [
            "Actions",
            ["Button", "Icon button", "Dropdown menu", "Command palette"],
            "Input",
            [
              "Text field",
              "Text area",
              "Number field",
              "Combobox",
              "Editable list",
              "Slider",
              "Range slider",
            ],
            "Selection",
            [
              "Checkbox",
              "Radio group",
              "Switch",
              "Segmented control",
              "Select",
              "Select of many",
              "List of many",
              "Filter popover",
              "Sort list",
              "Find similar",
            ],
            "Navigation",
            ["Top bar", "Tabs", "Pager", "Split panels"],
            "Feedback",
            ["Toasts", "Banner", "Tooltip", "Dialog", "Progress meter", "Skeleton", "Empty state"],
            "Data display",
            [
              "Dataset card",
              "Dataset ledger",
              "Badge",
              "Status",
              "Avatar",
              "Avatar group",
              "Code block",
              "Markdown",
              "Match marks",
              "Description list",
              "Kbd",
            ],
            "Annotation",
            ["Option chips", "Rating", "Ranking board", "Text answer", "Span highlighter"],
            "Layout",
            ["Stack", "Grid", "Card", "Heading", "Text"],
          ],
          "Fields",
          "Questions",
          "Screens",
          [
            "Whole flow",
            "Sign-in",
            "Choose password",
            "First password",
            "Welcome in a space",
            "Home",
            "Home margin",
            "Find datasets",
            "Shared progress",
            "Annotation",
            [
              "Whole page",
              "With a real session",
              "Loading",
              "Record pane",
              "More below",
              "Spans",
              "Queue bar",
              "Empty queue",
              "Filters",
              "Filter ranges",
              "Saved filters",
              "Similar records",
              "Compare records",
              "My progress",
              "Celebration",
              "Bulk",
              ["List", "Actions", "Answers", "Running action", "Actions of the server"],
              "Keys",
              "Auto-submit",
              "Palette",
              "Shortcuts",
              "Save badge",
              "Conflict on the page",
              "Conflict dialog",
              "History of responses",
              "Signed out",
              "Work offline",
              "On a phone",
            ],
            "New dataset",
            "Dataset from files",
            "Dataset from files, reading",
            "Dataset from files, by keyboard",
            "Dataset from the hub",
            "Dataset settings",
            "Download of records",
            "Export to the hub",
            "Import code",
            "User settings",
            "People",
            "Workspaces",
            "Audit log",
            "Webhooks",
            "Webhook messages",
            "Guide",
            "Account menu",
            "Loading page",
            "Page for another role",
            "Status page",
          ],
        ],
      },
    },
    viewport: { options: windows },
  },
};

export default preview;
