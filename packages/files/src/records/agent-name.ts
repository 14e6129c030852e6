/** A name of a file or a model as the API allows it for an agent. */
export function agentName(name: string): string {
  const allowed = name
    .replace(/^.*[/\\]/, "")
    .replace(/[^a-zA-Z0-9-_:./ ]+/g, "-")
    .slice(0, 200);
  return /[a-zA-Z0-9]/.test(allowed) ? allowed : "file";
}
