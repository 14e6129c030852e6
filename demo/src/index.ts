import type { DemoDataset } from "./dataset";
import { newsroom } from "./newsroom";
import { newswire } from "./newswire";
import { supportTickets } from "./support-tickets";

export type { DemoAnswer, DemoDataset, DemoRecord } from "./dataset";

/** The demo datasets; the first one is where the sign-in link leads. */
export const demoDatasets: readonly DemoDataset[] = [supportTickets, newsroom, newswire];
