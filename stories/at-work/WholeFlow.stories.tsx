import { SignInScreen, useSignIn } from "@glossa/features/access";
import { type GeneralSettings, SettingsScreen } from "@glossa/features/dataset-settings";
import { allDatasets, HomeScreen, type HomeScreenProps } from "@glossa/features/home";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { account } from "./account";
import { openWork, progressOf, type Work } from "./open-work";
import * as data from "./tickets";
import { WorkPage } from "./WorkPage";

type Place = "sign-in" | "home" | "dataset" | "settings";

const password = "12345678";
const nothing = () => undefined;
/** The pages by path; a link to any other page does nothing. */
const placeAt: Record<string, Place> = { "/": "home", "#dataset": "dataset" };

/** From sign-in to dataset settings, with a session and settings in memory. */
function WholeFlow({ begin }: { begin: Place }) {
  const [place, setPlace] = useState(begin);
  const [work, setWork] = useState<Work>();
  const [settings, setSettings] = useState<GeneralSettings>({
    guidelines: data.guidelines,
    allowsExtraMetadata: true,
    minSubmitted: 1,
  });
  useEffect(() => {
    const opened = openWork(() => "fine");
    setWork(opened);
    return opened.close;
  }, []);
  const ways = useMemo(() => ({ onSettings: () => setPlace("settings") }), []);
  const user = useMemo(() => ({ ...account, onSignOut: () => setPlace("sign-in") }), []);
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href") ?? "";
    const [, next] = Object.entries(placeAt).find(([address]) => href.split("?")[0] === address) ?? [];
    if (!next) return;
    event.preventDefault();
    setPlace(next);
  };
  if (!work) return null;
  const pages = {
    "sign-in": () => <SignIn onIn={() => setPlace("home")} />,
    home: () => <Home work={work} account={user} onSettings={ways.onSettings} />,
    dataset: () => <WorkPage work={work} account={user} guidelines={settings.guidelines} ways={ways} />,
    settings: () => (
      <SettingsScreen
        dataset={{ ...data, ...settings, href: "#dataset" }}
        canEdit
        account={user}
        ports={{
          onSave: async (change) => {
            setSettings((before) => ({ ...before, ...change }));
            return "saved";
          },
          onSavePart: async () => "saved",
          onDelete: async () => undefined,
          onModified: nothing,
          onGoToDataset: () => setPlace("dataset"),
          onCopyLink: nothing,
        }}
      />
    ),
  };
  // The screens navigate by links, which a router would follow.
  return <div onClickCapture={follow}>{pages[place]()}</div>;
}

function SignIn({ onIn }: { onIn: () => void }) {
  const { isIdle: _, ...signIn } = useSignIn(
    nothing,
    async (way) => {
      if (way.kind !== "credentials" || way.password !== password) return "wrong";
      onIn();
      return undefined;
    },
    false,
  );
  return <SignInScreen {...signIn} providers={[]} onProvider={nothing} />;
}

interface HomeProps {
  work: Work;
  account: HomeScreenProps["account"];
  onSettings: () => void;
}

const python = {
  url: "https://glossa.example.org",
  isOnHub: false,
  loadApiKey: async () => "argilla.apikey",
  loadFields: async () => data.fields,
};

function Home({ work, account, onSettings }: HomeProps) {
  const [criteria, setCriteria] = useState(allDatasets);
  const { total, submitted } = progressOf([...work.server.responses.values()].map(({ status }) => status));
  const dataset = {
    id: "dataset",
    name: data.name,
    workspace: data.workspace,
    isDraft: false,
    lastActivity: new Date(),
    created: new Date(),
    fieldTypes: data.fields.map(({ settings }) => settings.type),
    questionTypes: data.questions.map(({ settings }) => settings.type),
    progress: { total, completed: submitted, users: [account.username] },
  };
  return (
    <HomeScreen
      datasets={[dataset]}
      load="ready"
      criteria={criteria}
      onCriteria={setCriteria}
      isManager={false}
      python={python}
      onCreate={nothing}
      hub={{ onImport: async () => undefined, onOpen: nothing }}
      hrefOfGuide={(guide) => `#${guide}`}
      now={new Date()}
      hrefOf={(id) => `#${id}`}
      onSeen={nothing}
      onCopyLink={nothing}
      onSettings={onSettings}
      onRetry={nothing}
      account={account}
    />
  );
}

const meta = {
  title: "Screens/Whole flow",
  tags: ["!autodocs", "beta", "screen"],
  component: WholeFlow,
  parameters: { layout: "fullscreen", data: { ...data, account } },
  args: { begin: "sign-in" },
} satisfies Meta<typeof WholeFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sign in with any username and the password 12345678, then go where you like. */
export const Default: Story = {};

/** Starts on the home page with a signed-in user. */
export const FromHome: Story = { args: { begin: "home" } };

/** Signs in, answers a record, changes the guidelines, and checks that later pages show both. */
export const FromSignInToSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Username"), "marisol");
    await userEvent.type(canvas.getByLabelText("Password"), "wrong{Enter}");
    await canvas.findByText("Wrong username or password. Try again");
    await userEvent.clear(canvas.getByLabelText("Password"));
    await userEvent.type(canvas.getByLabelText("Password"), `${password}{Enter}`);

    await userEvent.click(await canvas.findByRole("link", { name: data.name }));
    const record = await canvas.findByRole("article", { name: "Record" });
    const first = record.dataset.recordId;
    await userEvent.keyboard("1{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("article", { name: "Record" }).dataset.recordId).not.toBe(first),
    );

    await userEvent.click(canvas.getByRole("button", { name: "Dataset settings" }));
    const form = within(await canvas.findByRole("form", { name: /^Guidelines/ }));
    const text = form.getByRole("textbox", { name: "Guidelines" });
    await userEvent.clear(text);
    await userEvent.type(text, "Read the whole ticket.");
    await userEvent.click(form.getByRole("button", { name: "Update" }));
    await userEvent.click(canvas.getByRole("button", { name: "Go to dataset" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Guidelines" }));
    await expect(await canvas.findByText("Read the whole ticket.")).toBeVisible();

    await userEvent.click(canvas.getByRole("link", { name: "Home" }));
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Datasets");
    await expect(canvas.getByRole("main")).toHaveTextContent("12.50%");
  },
};
