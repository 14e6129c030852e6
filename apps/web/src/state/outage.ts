import type { WaitReason } from "@glossa/session";
import { create } from "zustand";

/** Whether the server is currently unreachable, or why it stores nothing, as far as the outbox has noticed. */
export const useOutage = create<{ isOut: boolean; why?: WaitReason | undefined }>(() => ({ isOut: false }));

/** Records the beginning or the end of an outage. */
export const noteOutage = (isOut: boolean, why?: WaitReason) => useOutage.setState({ isOut, why });
