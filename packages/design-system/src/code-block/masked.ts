const dots = "•".repeat(12);

/** The text with every occurrence of the secret as dots; how many letters it has stays unsaid. */
export function masked(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, dots) : text;
}
