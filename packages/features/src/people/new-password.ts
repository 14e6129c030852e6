// Without letters and digits that look alike.
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 16;

/**
 * Generates a password that is easy to type from paper; 80 bits are beyond guessing.
 *
 * @example
 * newPassword().length; // 16
 */
export function newPassword(): string {
  // 256 is a multiple of 32: each letter is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
}
