/** The provider of the model hub. */
export const hubProvider = "huggingface";

const labels: Readonly<Record<string, string>> = { [hubProvider]: "Hugging Face" };

/** The name of a provider as buttons show it. */
export function providerLabel(name: string): string {
  return labels[name] ?? name;
}

/** Leaves for a provider, with the current query; a page within another one opens a window of its own. */
export function openProvider(name: string): void {
  const start = `/api/v1/oauth2/providers/${encodeURIComponent(name)}/authentication${window.location.search}`;
  if (window.top !== window.self) window.open(start, "_blank");
  else window.location.assign(start);
}
