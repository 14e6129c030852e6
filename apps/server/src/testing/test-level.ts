/** Whether tests run at full length, as before a release, or briefly. */
export const isFullLevel = process.env.GLOSSA_TEST_LEVEL === "full";
