import type { Crumb } from "@glossa/design-system";
import { createContext, use, useMemo } from "react";
import { importHref } from "../import-href";

/** The addresses of a host to which our pages link; nothing links to one that is left out. */
export interface PageAddresses {
  /** The first page of the host: the target of the logo, of the first breadcrumb and of links back. */
  home?: string | undefined;
  /** Returns the page with the datasets of a workspace, by its name. Without it, no page shows the workspace as a breadcrumb. */
  workspaceOf?: ((name: string) => string) | undefined;
  /** Returns the page on which records are added to a dataset, by its id. */
  importOf?: ((datasetId: string) => string) | undefined;
}

/** Those of the app. */
const ours: PageAddresses = {
  home: "/",
  workspaceOf: (name) => `/?workspaces=${encodeURIComponent(name)}`,
  importOf: importHref,
};

const Addresses = createContext(ours);

/**
 * Says where the links of our pages lead on the site of a host; without it, they lead to the pages of the app.
 *
 * @example
 * <PageAddressesProvider value={{ home: "/labelling", workspaceOf: (name) => `/labelling/teams/${name}` }}>
 *   <p>The pages</p>
 * </PageAddressesProvider>
 */
export const PageAddressesProvider = Addresses.Provider;

/** The addresses to which this page links. */
export function usePageAddresses(): PageAddresses {
  return use(Addresses);
}

/** The properties of a logo that leads home, if there is such a page. */
export function homeLink(home: string | undefined, linkLabel: string) {
  return home === undefined ? {} : { href: home, linkLabel };
}

/** Returns the breadcrumb of a workspace; none for a dataset without a workspace. */
export function useWorkspaceCrumbs(workspace: string): readonly Crumb[] {
  const href = usePageAddresses().workspaceOf?.(workspace);
  return useMemo(
    () => (workspace === "" || href === undefined ? [] : [{ label: workspace, href }]),
    [workspace, href],
  );
}
