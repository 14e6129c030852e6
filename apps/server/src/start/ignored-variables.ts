import { distance } from "fastest-levenshtein";

/** The variables of the server that begin with GLOSSA_. */
export const variables: readonly string[] = [
  "GLOSSA_API_URL",
  "GLOSSA_AUDIT_DAYS",
  "GLOSSA_CORS_ORIGINS",
  "GLOSSA_DATA",
  "GLOSSA_FRAME_HOSTS",
  "GLOSSA_HOST",
  "GLOSSA_HUB_URL",
  "GLOSSA_HUB_VIEWER_URL",
  "GLOSSA_LOG",
  "GLOSSA_METRICS_TOKEN",
  "GLOSSA_NO_DEMO",
  "GLOSSA_PICTURE_HOSTS",
  "GLOSSA_PLAIN",
  "GLOSSA_PORT",
  "GLOSSA_PROVIDERS",
  "GLOSSA_PUBLIC_URL",
  "GLOSSA_SECRET",
  "GLOSSA_SHARE_YOUR_PROGRESS",
  "GLOSSA_TRUSTED_PROXIES",
  "GLOSSA_WEBHOOK_HOSTS",
];

/** What an administrator has set and the server does not use, in sentences. */
export function ignoredVariables(env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(env).filter((name) => name.startsWith("GLOSSA_") && !variables.includes(name));
  const mistyped = names.flatMap((name) => {
    const meant = meantBy(name);
    return meant ? [`The server does not know the variable ${name}. Did you mean ${meant}?`] : [];
  });
  const isForwarding = Boolean(env.GLOSSA_API_URL && env.DATABASE_URL);
  return isForwarding
    ? [...mistyped, "DATABASE_URL has no effect: with GLOSSA_API_URL, this server stores nothing."]
    : mistyped;
}

/** The variable that differs in the fewest letters; those with other purposes differ in more. */
function meantBy(name: string): string | undefined {
  const most = Math.max(2, Math.floor(name.length / 6));
  const [nearest] = variables
    .map((known) => ({ known, edits: distance(name, known) }))
    .sort((a, b) => a.edits - b.edits);
  return nearest && nearest.edits <= most ? nearest.known : undefined;
}
