import { recordParameter } from "@glossa/session";

/** The address of a dataset's annotation page. */
export function annotationPath(datasetId: string): string {
  return `/dataset/${datasetId}/annotation-mode`;
}

/** The address of one record, which the annotation page opens wherever it is in the queue. */
export function recordPath(datasetId: string, recordId: string): string {
  return `${annotationPath(datasetId)}?${new URLSearchParams({ [recordParameter]: recordId })}`;
}

/** Whether a part of an address can be the id of a dataset. */
export function isDatasetId(part: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part);
}

/** Whether an address is that of an annotation page. */
export function isAnnotationPath(pathname: string): boolean {
  return /^\/dataset\/[^/]+\/annotation-mode\/?$/.test(pathname);
}

/** The address of a guide. */
export function guidePath(guide: string): string {
  return `/guides/${guide}`;
}

/** The address of the settings of the signed-in user. */
export const userSettingsPath = "/user-settings";

/** The page on which a person with a link chooses a password. */
export const choosePasswordPath = "/choose-password";

/** The address of the list of people, which owners see. */
export const peoplePath = "/people";

/** The address of the audit log, which owners see. */
export const auditPath = "/audit";

/** The address of the list of webhooks, which owners see. */
export const webhooksPath = "/webhooks";

/** The address of the page of a webhook's messages. */
export function webhookLogPath(webhookId: string): string {
  return `${webhooksPath}/${webhookId}`;
}

/** The address of the list of workspaces, which owners and admins see. */
export const workspacesPath = "/workspaces";

/** A path of pages that have a list of workspaces, with the names of some: they filter the list or come first in it. */
export function inWorkspaces(path: string, names: readonly string[]): string {
  return names.length === 0 ? path : `${path}?workspaces=${encodeURIComponent(names.join(","))}`;
}

/** The address of the dataset list, filtered by a workspace. */
export function workspacePath(name: string): string {
  return inWorkspaces("/", [name]);
}

/** The address of a dataset's settings page. */
export function settingsPath(datasetId: string): string {
  return `/dataset/${datasetId}/settings`;
}

/** The first page for users of a space of the model hub. */
export const welcomePath = "/welcome-hf-sign-in";

/** The state of a navigation to the sign-in page by which a space shows the form instead of its welcome page. */
export const keepsForm = { keepsForm: true };

/** The address of the page on which a dataset is prepared. */
export const newDatasetPath = "/datasets/new";

/** The address of the page on which files become records. */
export const importPath = "/datasets/import";

/** The address of the page on which a repository of the hub becomes a dataset. */
export function hubDatasetPath(repository: string): string {
  return `/${encodeURIComponent(repository)}`;
}

/**
 * The address of the page of the server that embeds the hub's viewer. In an insecure context, browsers do not
 * send who embeds it, and the server would refuse it: then there is no address.
 */
export function hubViewerPath(repository: string, subset: string, split: string): string | undefined {
  if (!window.isSecureContext) return undefined;
  return `/hub-viewer?${new URLSearchParams({ repository, subset, split })}`;
}
