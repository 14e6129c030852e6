import type { HubSubset } from "@glossa/contract/hub";
import { useEffect, useRef, useState } from "react";
import type { NamedChoice } from "../creation/GeneralTab";
import { chosenSubset, type HubDraft, type SubsetDraft, withSubset } from "./hub-draft";
import type { KeptDraft } from "./kept-draft";
import { proposedDraft } from "./propose";

interface DraftInput {
  repository: string;
  subsets: readonly HubSubset[];
  workspaces: readonly NamedChoice[];
  kept: KeptDraft;
}

/** The draft of a dataset as it is kept in this browser. Of several workspaces the first is chosen. */
export function useHubDraft({ repository, subsets, workspaces, kept }: DraftInput) {
  const [draft, setDraft] = useState(() => {
    const proposed = proposedDraft(repository, subsets, kept.read());
    const { workspace } = proposed;
    const isKnown = workspaces.some(({ id }) => id === workspace?.id);
    return { ...proposed, workspace: isKnown ? workspace : workspaces[0] };
  });
  const isUntouched = useRef(true);
  useEffect(() => {
    if (isUntouched.current) isUntouched.current = false;
    else kept.write(draft);
  }, [kept, draft]);
  return {
    draft,
    subset: chosenSubset(draft),
    onChange: (change: Partial<HubDraft>) => setDraft((now) => ({ ...now, ...change })),
    onSubset: (change: Partial<SubsetDraft>) => setDraft((now) => withSubset(now, change)),
  };
}
