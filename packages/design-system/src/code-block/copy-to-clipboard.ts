/**
 * Copies a text to the clipboard and returns whether it worked. Pages on plain http under a host name have no
 * clipboard API, so the old command is used there.
 *
 * @param text what the clipboard holds afterwards
 * @example
 * const isCopied = await copyToClipboard("pip install argilla");
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The permission is denied; the command below may still be allowed.
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside an open dialog the focus may not leave it, so the text area is added next to the focused element.
  (focused?.closest("[role=dialog]") ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
