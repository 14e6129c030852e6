import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { someUserSettings } from "./fixtures";
import { UserSettingsScreen } from "./UserSettingsScreen";
import { guide } from "./UserSettingsScreen.guide";

const meta = {
  title: "Screens/User settings",
  tags: ["stable", "screen"],
  component: UserSettingsScreen,
  parameters: { guide, layout: "fullscreen" },
  args: someUserSettings(),
} satisfies Meta<typeof UserSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const credentials = () => someUserSettings().credentials as NonNullable<typeof meta.args.credentials>;
const dialog = async () => within(await within(document.body).findByRole("dialog"));
const untilClosed = () =>
  waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());

/** The value beside a term. */
async function rowOf(canvasElement: HTMLElement, term: string) {
  const name = await within(canvasElement).findByText(term, { selector: "dt" });
  return within(name.nextElementSibling as HTMLElement);
}

/** Profile, workspaces, theme, language, API key, password and sign-ins. */
export const Default: Story = {};

export const Profile: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [114, 115, 116] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trail = within(await canvas.findByRole("navigation", { name: "Breadcrumbs" }));
    await expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "User settings",
    ]);
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(main.getByText("MA")).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveTextContent("marisol");
    await expect(main.getByText("Admin")).toBeVisible();
    await expect((await rowOf(canvasElement, "Username")).getByText("marisol")).toBeVisible();
    await expect((await rowOf(canvasElement, "First name")).getByText("Marisol")).toBeVisible();
    await expect((await rowOf(canvasElement, "Last name")).getByText("Etxeberria")).toBeVisible();
  },
};

/** Each workspace is a link to its datasets. */
export const Workspaces: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [117, 119] },
  play: async ({ canvasElement, args }) => {
    const workspaces = await rowOf(canvasElement, "Workspaces");
    await expect(workspaces.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      args.workspaces,
    );
    await expect(workspaces.getByRole("link", { name: "newsroom" })).toHaveAttribute("href", "#newsroom");
    await userEvent.click((await rowOf(canvasElement, "Theme")).getByRole("radio", { name: "Dark" }));
    await expect(args.account.onTheme).toHaveBeenCalledWith("dark");
    await userEvent.click((await rowOf(canvasElement, "Language")).getByRole("radio", { name: "Deutsch" }));
    await expect(args.account.onLocale).toHaveBeenCalledWith("de");
  },
};

/** Text size, density and motion are chosen beside a sample; each choice takes effect at once. */
export const Display: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const choose = async (term: string, name: string) =>
      userEvent.click((await rowOf(canvasElement, term)).getByRole("radio", { name }));
    await choose("Text size", "Largest");
    await expect(args.display?.onDisplay).toHaveBeenLastCalledWith({ textSize: "largest" });
    await choose("Density", "Compact");
    await expect(args.display?.onDisplay).toHaveBeenLastCalledWith({ density: "compact" });
    await choose("Motion", "Reduced");
    await expect(args.display?.onDisplay).toHaveBeenLastCalledWith({ motion: "reduced" });
    await userEvent.click(
      (await rowOf(canvasElement, "Keyboard shortcuts")).getByRole("switch", {
        name: "Single-key shortcuts",
      }),
    );
    await expect(args.singleKeys?.onSwitch).toHaveBeenCalledWith(false);
    await expect(
      (await rowOf(canvasElement, "Text size")).getByText("My parcel has not arrived."),
    ).toBeVisible();
  },
};

/** The largest text on compact pages, as the attributes of the page show it. */
export const LargestCompact: Story = {
  args: {
    display: { display: { textSize: "largest", density: "compact", motion: "reduced" }, onDisplay: fn() },
  },
  beforeEach: () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { textSize: "largest", density: "compact", motion: "reduced" });
    return () => {
      for (const name of ["textSize", "density", "motion"]) delete dataset[name];
    };
  },
  play: async ({ canvasElement }) => {
    const sample = (await rowOf(canvasElement, "Text size")).getByText("My parcel has not arrived.");
    await expect(Number.parseFloat(getComputedStyle(sample).fontSize)).toBeCloseTo(17 * 1.45, 0);
    const space = getComputedStyle(document.documentElement).getPropertyValue("--glossa-space-4");
    await expect(Number.parseFloat(space)).toBe(0.75);
  },
};

/** The switch asks the browser for permission; if it was refused, the page explains it. */
export const NotificationsBlocked: Story = {
  args: { notifications: { isOn: false, isBlocked: true, onSwitch: fn(async () => undefined) } },
  play: async ({ canvasElement, args }) => {
    const row = await rowOf(canvasElement, "Notifications");
    await expect(row.getByRole("status")).toHaveTextContent(/does not let this page show notifications/);
    await userEvent.click(row.getByRole("switch", { name: "Notify me when a long task has ended" }));
    await expect(args.notifications?.onSwitch).toHaveBeenCalledWith(true);
  },
};

/** A browser without notifications has no such row. */
export const WithoutNotifications: Story = { args: { notifications: undefined } };

/** The key is shown as asterisks, and replaced after a confirmation. */
export const ApiKey: Story = {
  parameters: { proves: [120] },
  play: async ({ canvasElement, args }) => {
    const key = await rowOf(canvasElement, "API keys");
    await expect(key.getByRole("img", { name: "Hidden API key" })).toHaveTextContent("**** **** **** ****");
    await expect(args.onLoadKey).not.toHaveBeenCalled();
    await userEvent.click(key.getByRole("button", { name: "Replace" }));
    const asking = await dialog();
    await waitFor(() => expect(asking.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(asking.getByRole("button", { name: "Replace" }));
    await expect(args.credentials?.onReplaceKey).toHaveBeenCalledOnce();
    await untilClosed();
  },
};

/** A new password has a length, and the current one is required. */
export const Password: Story = {
  args: { credentials: credentials() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Change password" }));
    const form = await dialog();
    const submit = form.getByRole("button", { name: "Change password" });
    await userEvent.type(form.getByLabelText("New password"), "short");
    await userEvent.click(submit);
    await expect(form.getByLabelText("Current password")).toBeInvalid();
    await expect(form.getByLabelText("New password")).toBeInvalid();
    await expect(args.credentials?.onChangePassword).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText("Current password"), "12345678");
    await userEvent.type(form.getByLabelText("New password"), "er words");
    await userEvent.click(submit);
    await expect(args.credentials?.onChangePassword).toHaveBeenCalledWith({
      current: "12345678",
      next: "shorter words",
    });
    await untilClosed();
  },
};

/** The server refuses the password: the form stays, with the reason. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: {
    credentials: {
      ...credentials(),
      onChangePassword: fn(async () => ({
        reason: "The current password is wrong.",
        field: "current" as const,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Change password" }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText("Current password"), "guessed it");
    await userEvent.type(form.getByLabelText("New password"), "12345678");
    await userEvent.click(form.getByRole("button", { name: "Change password" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("The current password is wrong.");
    await expect(form.getByLabelText("Current password")).toHaveValue("guessed it");
    await expect(form.getByLabelText("Current password")).toHaveFocus();
  },
};

/** During the request, a second Enter sends nothing, and the form stays. */
export const Saving: Story = {
  args: { credentials: { ...credentials(), onChangePassword: fn(() => new Promise<never>(() => {})) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Change password" }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText("Current password"), "12345678");
    await userEvent.type(form.getByLabelText("New password"), "correct horse");
    await userEvent.click(form.getByRole("button", { name: "Change password" }));
    const busy = await form.findByRole("button", { name: "Changing" });
    await waitFor(() => expect(busy).toHaveAttribute("aria-busy", "true"));
    (busy as HTMLButtonElement).form?.requestSubmit();
    await userEvent.keyboard("{Escape}");
    await expect(args.credentials?.onChangePassword).toHaveBeenCalledOnce();
    await expect(form.getByLabelText("New password")).toHaveValue("correct horse");
  },
};

export const SignOutEverywhere: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Sign out everywhere" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Sign out everywhere" }));
    await expect(args.credentials?.onSignOutEverywhere).toHaveBeenCalledOnce();
    await untilClosed();
  },
};

/** Owners change names themselves, so the page does not refer them to an administrator. */
export const Owner: Story = {
  tags: ["!dev", "!autodocs"],
  args: { user: { ...someUserSettings().user, role: "owner" } },
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "Username");
    await expect(within(canvasElement).queryByText(/your administrator/)).not.toBeInTheDocument();
  },
};

/** An Argilla server: the key can be copied, and nothing else about credentials can be done. */
export const OtherServer: Story = {
  args: { credentials: undefined, signIns: undefined, namedKeys: undefined },
  play: async ({ canvasElement }) => {
    const key = await rowOf(canvasElement, "API key");
    await expect(key.getAllByRole("button")).toHaveLength(1);
    await expect(within(canvasElement).queryByText("Password")).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { workspaces: undefined },
  play: async ({ canvasElement }) => {
    await expect((await rowOf(canvasElement, "Workspaces")).getByRole("status")).toBeVisible();
  },
};

/** A dash stands for a missing value of a user. */
export const Empty: Story = {
  args: { workspaces: [], user: { username: "ben", firstName: "Ben", lastName: null, role: "annotator" } },
  parameters: { proves: [118] },
  play: async ({ canvasElement }) => {
    for (const term of ["Workspaces", "Last name"])
      await expect((await rowOf(canvasElement, term)).getByRole("img", { name: "None" })).toHaveTextContent(
        "-",
      );
  },
};

/** The name of a setting and its remark begin on one line, however many lines the remark has. */
export const FirstLines: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const firstLineOf = (element: Element) => {
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      element.prepend(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    await within(canvasElement).findByRole("heading", { level: 1 });
    const names = [...canvasElement.querySelectorAll("dt")].filter(
      (name) => name.parentElement?.querySelectorAll("dd").length === 2,
    );
    await expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const about = name.parentElement?.querySelector("dd:last-child") as Element;
      await expect(Math.abs(firstLineOf(name) - firstLineOf(about))).toBeLessThan(1);
    }
    // The segments of the theme have pictures.
    const theme = await within(canvasElement).findByRole("radio", { name: "Light" });
    const word = document.createRange();
    word.selectNodeContents(theme.parentElement?.lastChild as Node);
    const { top, height } = word.getBoundingClientRect();
    const name = names.find(({ textContent }) => textContent === "Theme") as Element;
    // The font is 1.3 times as high as its size; 1.025 of these are above the line.
    await expect(Math.abs(firstLineOf(name) - (top + (height * 1.025) / 1.3))).toBeLessThan(1.5);
  },
};

export const LongText: Story = {
  args: {
    user: {
      username: "maria-del-rosario.etxeberria-goikoetxea+annotation@subsidiary.example.org",
      firstName: "María del Rosario de los Ángeles",
      lastName: "Etxeberria Goikoetxea de la Fuente y Rindfleischetikettierungsüberwachung",
      role: "owner",
    },
    workspaces: Array.from({ length: 40 }, (_, place) => `workspace-of-subsidiary-${place}`).concat(
      "x".repeat(200),
    ),
  },
};

/** Names may contain any text; it is shown and never runs. */
export const Hostile: Story = {
  args: {
    user: { username: "<b>x</b>", firstName: "<script>", lastName: "👩🏽‍🚀 ‮txt", role: "annotator" },
    workspaces: ["<img src=x onerror=alert(1)>", "../../admin?x=1"],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(canvasElement.querySelector("script, [onerror]")).toBeNull();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: { workspaces: ["محكمة", "support"] },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const LargeText: Story = { globals: { textSize: "200%" } };
