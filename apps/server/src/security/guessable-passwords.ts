import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Passwords with a lower score are found with fewer than a million guesses. */
const LOWEST_SCORE = 2;

/** The word lists take memory, so they are loaded when the first user chooses a password. */
let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether an attacker guesses a password soon: a common one, a row of keys or digits, a repetition, or the username with
 * a few characters.
 *
 * @param password at most 100 characters, which take 0.1 s at worst
 * @param username words that say nothing about the password's strength
 */
export async function isGuessable(password: string, username: string): Promise<boolean> {
  estimator ??= loadEstimator();
  const { score } = (await estimator).check(password, [username]);
  return score < LOWEST_SCORE;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs });
}
