export { type Advice, adviceOf } from "./log/advice";
export { WebhookLogScreen, type WebhookLogScreenProps } from "./log/WebhookLogScreen";
export type {
  AttemptView,
  DeliveryCounts,
  DeliveryPorts,
  DeliveryState,
  DeliveryView,
  WebhookInput,
  WebhookPorts,
  WebhooksLoad,
  WebhookView,
} from "./view-model";
export { WebhooksScreen, type WebhooksScreenProps } from "./WebhooksScreen";
