import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SignInScreen } from "./SignInScreen";
import { guide } from "./SignInScreen.guide";

const meta = {
  title: "Screens/Sign-in",
  tags: ["stable", "screen"],
  component: SignInScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    onSignIn: fn(),
    isBusy: false,
    isAutomatic: false,
    error: undefined,
    providers: [],
    onProvider: fn(),
  },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrong = "Wrong username or password. Try again";

/** The form with the keyboard alone: the first field has the focus, Enter submits. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The slogan keeps its words on their lines (library 2.19).
    const place = canvas.getByText(/^in the margin/);
    await expect(place.getClientRects()).toHaveLength(1);
    const username = canvas.getByLabelText("Username");
    const submit = canvas.getByRole("button", { name: "Sign in" });
    await expect(username).toHaveFocus();
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("ana{Enter}");
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("12345678{Enter}");
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: "ana", password: "12345678" });
  },
};

/** Shows that a value is missing once a field was left, not before. */
export const MissingUsername: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Enter your username.")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByText("Enter your username.")).toBeVisible();
    await expect(canvas.getByLabelText("Username")).toHaveAccessibleDescription("Enter your username.");
  },
};

/** Where the browser and the server have them, a passkey replaces username, password and code. */
export const WithPasskey: Story = {
  args: { onPasskey: fn(), providers: [{ name: "huggingface", label: "Hugging Face" }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Username")).toHaveAttribute("autocomplete", "username webauthn");
    await userEvent.click(canvas.getByRole("button", { name: "Use a passkey" }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(canvas.queryByText("Enter your username.")).not.toBeInTheDocument();
  },
};

/** A passkey also replaces the code, once the password was right. */
export const PasskeyInsteadOfCode: Story = {
  args: { onPasskey: fn(), codeStep: { onCode: fn(), onOtherKind: fn(), onBack: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Use a passkey" }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText("Password");
    await userEvent.type(password, "walnut table");
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(password).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toBeVisible();
  },
};

/** While a link signs the user in automatically. */
export const Loading: Story = {
  args: { isAutomatic: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Signing you in");
  },
};

/** A URL requests a sign-in while a user is signed in: the page asks first, and the safe option has the focus. */
export const Replacing: Story = {
  args: { replacing: { username: "ben", onReplace: fn(), onStay: fn() }, signedInAs: "ana" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("You are signed in as ana.")).toBeVisible();
    await expect(canvas.getByText(/signs you in as ben/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.replacing?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "End session and sign in" }));
    await expect(args.replacing?.onReplace).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Username"), "ana");
    await userEvent.type(canvas.getByLabelText("Password"), "12345678{Enter}");
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Signing in" })).toBeVisible();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { error: wrong, isRefused: true },
  play: async ({ canvasElement }) => {
    for (const name of ["Username", "Password"]) {
      await expect(within(canvasElement).getByLabelText(name)).toBeInvalid();
      await expect(within(canvasElement).getByLabelText(name)).toHaveAccessibleDescription(wrong);
    }
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(wrong);
    // An icon marks the error in every theme (use A45).
    await expect(within(canvasElement).getByRole("alert").querySelector("svg")).toBeVisible();
  },
};

/** The password was right; the code of the authenticator app, or a recovery code, is asked for. */
export const CodeStep: Story = {
  args: { codeStep: { onCode: fn(), onOtherKind: fn(), onBack: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Code")).toHaveFocus();
    await userEvent.keyboard("123456{Enter}");
    await expect(args.codeStep?.onCode).toHaveBeenCalledWith("123456");
    await userEvent.click(canvas.getByRole("button", { name: "Use a recovery code" }));
    await expect(canvas.getByLabelText("Recovery code")).toHaveFocus();
    await userEvent.keyboard("abcde-fghij{Enter}");
    await expect(args.codeStep?.onCode).toHaveBeenLastCalledWith("abcde-fghij");
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.codeStep?.onBack).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  args: {
    codeStep: { onCode: fn(), onOtherKind: fn(), onBack: fn() },
    error: "The code is wrong.",
    isRefused: true,
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText("Code");
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription(/^The code is wrong\./);
  },
};

/** Values that the browser's password manager fills in without an event are used, too. */
export const FilledByBrowser: Story = {
  parameters: { proves: [19] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const label of ["Username", "Password"]) {
      const field = canvas.getByLabelText<HTMLInputElement>(label);
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      set?.call(field, label.toLowerCase());
    }
    const submit = canvas.getByRole("button", { name: "Sign in" });
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(submit);
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: "username", password: "password" });
  },
};

export const WithProviders: Story = {
  parameters: { proves: [16] },
  args: {
    providers: [
      { name: "huggingface", label: "Hugging Face" },
      { name: "keycloak", label: "Keycloak" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continue with Keycloak" }));
    await expect(args.onProvider).toHaveBeenCalledWith("keycloak");
  },
};

export const LongText: Story = {
  args: {
    error:
      "This sign-in link has already been used or is more than ten minutes old. Sign in with your password, or restart the server to get a new link.",
    providers: [{ name: "long", label: "Norddeutsche Versicherungs- und Rentenanstalt, Single Sign-on" }],
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Each sentence of the slogan stays on one line, in the language with the longest words. */
export const PhoneInGerman: Story = {
  globals: { viewport: { value: "phone" }, locale: "de" },
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText("am Rand").closest("p");
    for (const line of sentence?.children ?? []) {
      const words = [...line.children].flatMap((word) => [...word.getClientRects()]);
      await expect(new Set(words.map(({ top }) => Math.round(top))).size).toBe(1);
    }
  },
};
export const LargeText: Story = { globals: { textSize: "200%" } };

/** A failure appears above the button, and nothing above it moves. */
export const StillOnFailure: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Failing(args) {
    const [error, setError] = useState<string>();
    return <SignInScreen {...args} error={error} onSignIn={() => setError(wrong)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = () => canvas.getByLabelText("Username").getBoundingClientRect().top;
    const before = place();
    await userEvent.type(canvas.getByLabelText("Username"), "ana");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong{Enter}");
    await expect(await canvas.findByText(wrong)).toBeVisible();
    await expect(place()).toBe(before);
  },
};

/** In a low window, as at a zoom of 400 %, a failure is scrolled into view. */
export const FailureInLowWindow: Story = {
  ...StillOnFailure,
  decorators: [
    (Shown) => (
      <div style={{ blockSize: "16rem", overflow: "auto" }} data-testid="window">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Username"), "ana");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong");
    canvas.getByTestId("window").scrollTop = 0;
    await userEvent.keyboard("{Enter}");
    const failure = await canvas.findByText(wrong);
    const { bottom } = canvas.getByTestId("window").getBoundingClientRect();
    await waitFor(() => expect(failure.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
  },
};
