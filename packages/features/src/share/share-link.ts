/** The content of a shared link: the progress of a user in a dataset. */
export interface SharedProgress {
  username: string;
  submitted: number;
  /** The percentage of records that the team has completed. */
  teamProgress: number;
  datasetName: string;
  /** Undefined if the link contains no valid id of a dataset. */
  datasetId: string | undefined;
}

/** The path of shared links. */
const SHARE_PATH = "/share-your-progress";

/**
 * Returns the link that shows a user's progress to others.
 *
 * @param origin of the app: `https://glossa.example.org`
 * @param shared what the page of the link shows
 * @example
 * const tickets = { id: "d1", name: "tickets" };
 * const shared = sharedOf({ username: "ana" }, tickets, { submitted: 3 }, { completed: 1, total: 4 });
 * shareLink("https://glossa.example", shared);
 * // "https://glossa.example/share-your-progress?user_name=ana&records_submitted=3&team_progress=25.00&…"
 */
export function shareLink(origin: string, shared: SharedProgress): string {
  const parameters = new URLSearchParams({
    user_name: shared.username,
    records_submitted: String(shared.submitted),
    team_progress: shared.teamProgress.toFixed(2),
    dataset_name: shared.datasetName,
    dataset_id: shared.datasetId ?? "",
  });
  return `${origin}${SHARE_PATH}?${parameters}`;
}

/**
 * Returns the progress that can be shared, from the server's data about the user, the team and the dataset.
 *
 * @param me whose progress it is
 * @param dataset the one that was worked on
 * @param mine the user's own counts
 * @param team those of all users
 * @example
 * const tickets = { id: "d1", name: "tickets" };
 * sharedOf({ username: "ana" }, tickets, { submitted: 3 }, { completed: 1, total: 4 }).teamProgress; // 25
 */
export function sharedOf(
  me: { username: string },
  dataset: { id: string; name: string },
  mine: { submitted: number },
  team: { completed: number; total: number },
): SharedProgress {
  return {
    username: me.username,
    submitted: mine.submitted,
    teamProgress: (100 * team.completed) / Math.max(1, team.total),
    datasetName: dataset.name,
    datasetId: dataset.id,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Parses a shared link; undefined if it lacks the user or the dataset.
 *
 * @param parameters the query of the link, which anybody may have written
 * @example
 * const parameters = new URLSearchParams("user_name=ana&dataset_name=tickets&records_submitted=377");
 * sharedFrom(parameters)?.submitted; // 377
 */
export function sharedFrom(parameters: URLSearchParams): SharedProgress | undefined {
  const username = parameters.get("user_name");
  const datasetName = parameters.get("dataset_name");
  const datasetId = parameters.get("dataset_id") ?? "";
  if (!username || !datasetName) return undefined;
  return {
    username,
    datasetName,
    submitted: Math.floor(numberIn(parameters.get("records_submitted"), Number.MAX_SAFE_INTEGER)),
    teamProgress: numberIn(parameters.get("team_progress"), 100),
    datasetId: uuid.test(datasetId) ? datasetId : undefined,
  };
}

function numberIn(text: string | null, most: number): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.min(most, Math.max(0, number)) : 0;
}
