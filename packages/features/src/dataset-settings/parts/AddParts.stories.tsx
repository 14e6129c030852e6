import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aSettingsPage, someParts, someSettings } from "../fixtures";
import { SettingsScreen } from "../SettingsScreen";

const meta = {
  title: "Screens/Dataset settings/Adding metadata and vectors",
  tags: ["stable", "screen"],
  component: SettingsScreen,
  parameters: { layout: "fullscreen" },
  args: { ...aSettingsPage(), dataset: someSettings({ parts: someParts({ metadata: [], vectors: [] }) }) },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a form by its button in the settings of the dataset as a whole. */
async function open(canvasElement: HTMLElement, name: string) {
  const button = await within(canvasElement).findByRole("button", { name });
  await userEvent.click(button);
  const dialog = await within(document.body).findByRole("dialog", { name });
  return { button, dialog: within(dialog), element: dialog };
}

/** A dataset without metadata and vectors has no tabs for them, and gets both here. */
export const Default: Story = {};

export const WithoutTabs: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [128] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Metadata and vectors" })).toBeInTheDocument();
    const tabs = canvas.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect(tabs).toEqual(["General", "Fields", "Questions", "Danger zone"]);
  },
};

/** The name of a metadata property follows its title; what is wrong is shown when it is added. */
export const Metadata: Story = {
  args: { ports: aSettingsPage().ports },
  play: async ({ canvasElement, args }) => {
    const { button, dialog, element } = await open(canvasElement, "Add metadata");
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /Title/ })).toHaveFocus());
    await expect(element).toHaveAccessibleDescription(/name in code is exactly the same/);
    await userEvent.click(dialog.getByRole("button", { name: "Add metadata" }));
    await expect(dialog.getByRole("textbox", { name: "Name in code" })).toBeInvalid();
    await expect(args.ports.onAddPart).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /Title/ }), "Größe (cm)");
    await expect(dialog.getByRole("textbox", { name: "Name in code" })).toHaveValue("grosse_cm");
    await userEvent.click(dialog.getByRole("radio", { name: "Numbers" }));
    const limits = dialog.getAllByRole("spinbutton");
    for (const [place, value] of ["10", "2.5"].entries()) {
      await userEvent.type(limits[place] as HTMLElement, value);
      await userEvent.tab();
    }
    await userEvent.click(dialog.getByRole("button", { name: "Add metadata" }));
    await expect(args.ports.onAddPart).not.toHaveBeenCalled();
    await userEvent.clear(limits[0] as HTMLElement);
    await userEvent.tab();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Visible to annotators" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add metadata" }));
    await expect(args.ports.onAddPart).toHaveBeenCalledWith({
      kind: "metadata",
      body: {
        name: "grosse_cm",
        title: "Größe (cm)",
        settings: { type: "float", min: null, max: 2.5 },
        visible_for_annotators: false,
      },
    });
    await waitFor(() => expect(element).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A key that records have becomes a property with its name, letter for letter, and the type of its values. */
export const OfRecords: Story = {
  args: {
    ports: aSettingsPage({ loadSomeMetadata: async () => [{ Preis: 2.5 }, { Preis: 3, Ort: "Umeå" }] }).ports,
  },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement, "Add metadata");
    const keys = within(await dialog.findByRole("group", { name: "Records already have values for" }));
    await expect(keys.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Preis", "Ort"]);
    await userEvent.click(keys.getByRole("button", { name: "Preis" }));
    await expect(dialog.getByRole("textbox", { name: "Name in code" })).toHaveValue("Preis");
    // Another title does not change the name.
    await userEvent.type(dialog.getByRole("textbox", { name: /Title/ }), " in Euro");
    await userEvent.click(dialog.getByRole("button", { name: "Add metadata" }));
    await expect(args.ports.onAddPart).toHaveBeenCalledWith({
      kind: "metadata",
      body: {
        name: "Preis",
        title: "Preis in Euro",
        settings: { type: "float", min: null, max: null },
        visible_for_annotators: true,
      },
    });
  },
};

/** Keys of any length and script stay in the dialog. */
export const HostileKeys: Story = {
  args: {
    ports: aSettingsPage({
      loadSomeMetadata: async () => [{ ["k".repeat(180)]: 1, "<script>alert(1)</script>": "x", قائمة: "س" }],
    }).ports,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const { dialog, element } = await open(canvasElement, "Add metadata");
    const keys = within(await dialog.findByRole("group", { name: "Records already have values for" }));
    const { right } = element.getBoundingClientRect();
    for (const key of keys.getAllByRole("button")) {
      const text = key.querySelector("bdi")?.getBoundingClientRect();
      await expect(text?.right).toBeLessThanOrEqual(right);
    }
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};

/** A refusal is shown in the form, with what was entered. */
export const Refused: Story = {
  args: { ports: aSettingsPage({ onAddPart: fn(async () => "The name is already in use.") }).ports },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement, "Add vector");
    await userEvent.type(dialog.getByRole("textbox", { name: /Title/ }), "Mini LM");
    await userEvent.type(dialog.getByRole("spinbutton"), "384");
    await userEvent.click(dialog.getByRole("button", { name: "Add vector" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The name is already in use.");
    await expect(args.ports.onAddPart).toHaveBeenCalledWith({
      kind: "vector",
      body: { name: "mini_lm", title: "Mini LM", dimensions: 384 },
    });
    await expect(dialog.getByRole("textbox", { name: "Name in code" })).toHaveValue("mini_lm");
  },
};

/** A dataset has at most five vectors. */
export const Full: Story = {
  args: {
    tab: "vector",
    dataset: someSettings({
      parts: someParts({
        vectors: [1, 2, 3, 4, 5].map((number) => {
          const [vector] = someParts().vectors;
          return { ...vector, id: `v${number}`, name: `v${number}`, title: `Vector ${number}` } as never;
        }),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "Add vector" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    const shown = within(within(canvasElement).getByRole("tabpanel"));
    await expect(shown.getByText("A dataset has at most five vectors.")).toBeVisible();
  },
};
