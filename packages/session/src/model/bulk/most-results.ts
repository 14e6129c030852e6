/** The most records to which this browser responds in one action. */
export const MOST_RESULTS = 1000;

/** The most records that one action can affect if the server runs it as a job. */
export const MOST_BY_SERVER = 100_000;
