const dots = "•".repeat(12);

/** The text with every occurrence of the secret replaced by dots, which do not reveal its length. */
export function masked(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, dots) : text;
}
