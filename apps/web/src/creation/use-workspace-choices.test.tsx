// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { inWorkspaces } from "../paths";
import { queryClient } from "../queries/client";
import { workspacesQuery } from "../queries/datasets";
import { useWorkspaceChoices } from "./use-workspace-choices";

test.each([
  [[], ["archive", "legal", "legal, old", "support"]],
  [["support"], ["support", "archive", "legal", "legal, old"]],
  [
    ["support", "legal, old"],
    ["legal, old", "support", "archive", "legal"],
  ],
  // A link from another server, or an older one.
  [["gone"], ["archive", "legal", "legal, old", "support"]],
])("workspaces of the filter %j come first", (filter, expected) => {
  const timestamp = "2026-01-01T00:00:00.000000";
  queryClient.setQueryData(
    workspacesQuery.queryKey,
    ["archive", "legal", "legal, old", "support"].map((name) => ({
      id: name,
      name,
      inserted_at: timestamp,
      updated_at: timestamp,
    })),
  );
  const address = inWorkspaces("/datasets/new", filter);
  expect(address.includes("?")).toBe(filter.length > 0);
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(useWorkspaceChoices, { wrapper });
  expect(result.current.workspaces.map(({ name }) => name)).toEqual(expected);
});
