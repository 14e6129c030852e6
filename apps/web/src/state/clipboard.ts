import { copyToClipboard } from "@glossa/design-system";
import { translate } from "./language";
import { notices } from "./notices";

/** Copies a text and shows a notice. */
export async function copyText(text: string): Promise<void> {
  await copyToClipboard(text);
  notices.show({ tone: "success", text: translate("app.copied") });
}
