/** Whether tests take as long as they need, as before a release, or as long as people wait for them. */
export const isFullLevel = process.env.GLOSSA_TEST_LEVEL === "full";
