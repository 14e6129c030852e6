// The publicly known credentials of the Argilla client's tutorials.

/** The password of the demo accounts. */
export const demoPassword = "12345678";
/** The API key of the demo's owner. */
export const demoApiKey = "argilla.apikey";
