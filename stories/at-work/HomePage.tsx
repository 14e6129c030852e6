import type { NewDataset } from "@glossa/features/dataset-creation";
import { allDatasets, HomeScreen, type HomeScreenProps } from "@glossa/features/home";
import { useState } from "react";
import { progressOf, type Work } from "./open-work";
import * as data from "./tickets";

interface HomePageProps {
  work: Work;
  /** A dataset that was published here; undefined until then. */
  created: NewDataset | undefined;
  account: HomeScreenProps["account"];
  onSettings: () => void;
  onCreate: () => void;
}

const nothing = () => undefined;
const python = {
  url: "https://glossa.example.org",
  isOnHub: false,
  loadApiKey: async () => "argilla.apikey",
  loadFields: async () => data.fields,
};

/** The home page with the dataset of the session, and with a new one. */
export function HomePage({ work, created, account, onSettings, onCreate }: HomePageProps) {
  const [criteria, setCriteria] = useState(allDatasets);
  const { total, submitted } = progressOf([...work.server.responses.values()].map(({ status }) => status));
  const now = new Date();
  const common = { workspace: data.workspace, isDraft: false, lastActivity: now, created: now };
  const tickets = {
    ...common,
    id: "dataset",
    name: data.name,
    fieldTypes: data.fields.map(({ settings }) => settings.type),
    questionTypes: data.questions.map(({ settings }) => settings.type),
    progress: { total, completed: submitted, users: [account.username] },
  };
  const empty = created && {
    ...common,
    id: "created",
    name: created.name,
    fieldTypes: created.fields.map(({ settings }) => settings.type),
    questionTypes: created.questions.map(({ settings }) => settings.type),
    progress: { total: 0, completed: 0, users: [] },
  };
  return (
    <HomeScreen
      datasets={empty ? [empty, tickets] : [tickets]}
      load="ready"
      criteria={criteria}
      onCriteria={setCriteria}
      isManager
      python={python}
      onCreate={onCreate}
      onFiles={() => undefined}
      hub={{ onImport: async () => undefined, onOpen: nothing }}
      hrefOfGuide={(guide) => `#${guide}`}
      now={now}
      hrefOf={(id) => `#${id}`}
      onSeen={nothing}
      onCopyLink={nothing}
      onSettings={onSettings}
      onRetry={nothing}
      account={account}
    />
  );
}
