import { ApiError } from "@glossa/contract/client";
import { create } from "zustand";

/** The datasets of which the server has said that they no longer exist. An outage changes nothing about that. */
export const useDeletions = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

/** Waits for a reply about a dataset itself, and keeps whether the dataset exists. */
export async function keepingDeletion<Data>(id: string, call: Promise<Data>): Promise<Data> {
  try {
    const data = await call;
    keep(id, false);
    return data;
  } catch (error) {
    // A proxy without a server behind it may reply with 404 as well, but not in the words of the API.
    if (error instanceof ApiError && error.status === 404 && error.detail !== undefined) keep(id, true);
    throw error;
  }
}

function keep(id: string, isDeleted: boolean): void {
  const { ids } = useDeletions.getState();
  if (ids.has(id) === isDeleted) return;
  useDeletions.setState({
    ids: new Set(isDeleted ? [...ids, id] : [...ids].filter((other) => other !== id)),
  });
}
