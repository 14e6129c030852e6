import { assistantReplies } from "./assistant-replies";
import type { DemoDataset } from "./dataset";
import { eventListings } from "./event-listings";
import { newsroom } from "./newsroom";
import { newswire } from "./newswire";
import { productPhotos } from "./product-photos";
import { supportTickets } from "./support-tickets";

export type { DemoDataset, DemoRecord, DemoValue } from "./dataset";

/** The demo datasets; the first one is where the sign-in link leads. */
export const demoDatasets: readonly DemoDataset[] = [
  supportTickets,
  newsroom,
  newswire,
  assistantReplies,
  productPhotos,
  eventListings,
];
