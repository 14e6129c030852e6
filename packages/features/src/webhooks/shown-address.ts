/**
 * A web address as it is displayed: without the password in it, because screens are shared. What is sent and edited keeps
 * the password.
 *
 * @example
 * shownAddress("https://ana:secret@hooks.example.org/"); // "https://ana:•••@hooks.example.org/"
 */
export function shownAddress(url: string): string {
  // As browsers and Node parse it: slashes may be backslashes or missing, and the last @ ends the password.
  return url.replace(/^(https?:[/\\]*[^/?#\\:@]*):[^/?#\\]*@/i, "$1:•••@");
}
