import { SignInScreen, useSignIn } from "@glossa/features/access";
import {
  type NewDataset,
  NewDatasetScreen,
  type NewDatasetScreenProps,
} from "@glossa/features/dataset-creation";
import { type GeneralSettings, SettingsScreen } from "@glossa/features/dataset-settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { account } from "./account";
import { HomePage } from "./HomePage";
import { storeInMemory, viewOfEmpty } from "./new-datasets";
import { openWork, type Work } from "./open-work";
import * as data from "./tickets";
import { WorkPage } from "./WorkPage";

type Place = "sign-in" | "home" | "new-dataset" | "dataset" | "created" | "settings";

const password = "12345678";
const nothing = () => undefined;
/** The pages by path; a link to any other page does nothing. */
const placeAt: Record<string, Place> = { "/": "home", "#dataset": "dataset", "#created": "created" };

/** From sign-in to the creation of a dataset and to settings, with a session and settings in memory. */
function WholeFlow({ begin }: { begin: Place }) {
  const [place, setPlace] = useState(begin);
  const [work, setWork] = useState<Work>();
  const [created, setCreated] = useState<NewDataset>();
  const kept = useMemo(storeInMemory, []);
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
  const onCreated = (dataset: NewDataset) => {
    setCreated(dataset);
    setPlace("created");
  };
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
    home: () => (
      <HomePage
        work={work}
        created={created}
        account={user}
        onSettings={ways.onSettings}
        onCreate={() => setPlace("new-dataset")}
      />
    ),
    "new-dataset": () => <Creation account={user} kept={kept} onCreated={onCreated} />,
    created: () => <WorkPage work={work} account={user} own={created && viewOfEmpty(created)} ways={ways} />,
    dataset: () => (
      <WorkPage
        work={work}
        account={user}
        own={{ dataset: { ...data, id: "tickets", guidelines: settings.guidelines } }}
        ways={ways}
      />
    ),
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
          onAddPart: async () => undefined,
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

interface CreationProps {
  account: NewDatasetScreenProps["account"];
  kept: NewDatasetScreenProps["kept"];
  onCreated: (dataset: NewDataset) => void;
}

function Creation({ account, kept, onCreated }: CreationProps) {
  return (
    <NewDatasetScreen
      workspaces={[{ id: "workspace", name: data.workspace }]}
      sources={[]}
      onCopy={async () => undefined}
      onPublish={async (dataset) => {
        if (dataset.name === data.name) return { isNameTaken: true };
        onCreated(dataset);
        return undefined;
      }}
      kept={kept}
      account={account}
    />
  );
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

/** Prepares a dataset, gets the error that its name is taken, publishes it, and finds it on the home page. */
export const FromHomeToNewDataset: Story = {
  args: { begin: "home" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Create dataset" }));
    const name = await canvas.findByRole("textbox", { name: /^Name/ });
    await userEvent.type(name, data.name);
    await userEvent.click(canvas.getByRole("tab", { name: /^Fields/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Add field" }));
    await userEvent.click(await menu.findByRole("menuitem", { name: "text" }));
    await userEvent.click(canvas.getByRole("tab", { name: /^Questions/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Add question" }));
    await userEvent.click(await menu.findByRole("menuitem", { name: "label" }));
    await userEvent.click(canvas.getByRole("button", { name: "Publish dataset" }));
    const taken = await canvas.findByRole("textbox", { name: /^Name/ });
    await waitFor(() => expect(taken).toHaveAccessibleDescription(/already has a dataset/));

    await userEvent.clear(taken);
    await userEvent.type(taken, "letters");
    await userEvent.click(canvas.getByRole("button", { name: "Publish dataset" }));
    await expect(
      await canvas.findByRole("heading", { name: /^This dataset has no records yet/ }),
    ).toBeVisible();

    await userEvent.click(canvas.getByRole("link", { name: "Home" }));
    await userEvent.click(await canvas.findByRole("link", { name: "letters" }));
    await expect(
      await canvas.findByRole("heading", { name: /^This dataset has no records yet/ }),
    ).toBeVisible();
  },
};

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
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Go to dataset" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Guidelines" }));
    await expect(await canvas.findByText("Read the whole ticket.")).toBeVisible();

    await userEvent.click(canvas.getByRole("link", { name: "Home" }));
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Datasets");
    await expect(canvas.getByRole("main")).toHaveTextContent("12.50%");
  },
};
