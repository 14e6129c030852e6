export { ToastRegion, type ToastRegionProps } from "./ToastRegion";
export type { ToastMessage, ToastTone } from "./toast-queue";
export { makeToastStore, type ToastStore } from "./toast-store";
