import { create } from "zustand";

/** Whether the server is currently unreachable, as far as the outbox has noticed. */
export const useOutage = create(() => ({ isOut: false }));

/** Records the beginning or the end of an outage. */
export const noteOutage = (isOut: boolean) => useOutage.setState({ isOut });
