import { create } from "zustand";

/** Whether the server is unreachable at this moment, as far as the outbox knows. */
export const useOutage = create(() => ({ isOut: false }));

/** Notes the beginning or the end of an outage. */
export const noteOutage = (isOut: boolean) => useOutage.setState({ isOut });
