/** The most records to which this browser responds in one action, and whose suggestions are compared at once. */
export const MOST_RESULTS = 1000;

/** The most records that one action can affect if the server runs it as a job. */
export const MOST_BY_SERVER = 100_000;

/** The most results to which this browser responds itself if the server can do it: each takes it about 30 ms. */
export const MOST_BY_BROWSER = 200;
