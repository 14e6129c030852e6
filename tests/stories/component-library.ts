/** The folder of the built component library; GLOSSA_STORYBOOK names that of another commit. */
export const componentLibrary =
  process.env.GLOSSA_STORYBOOK ?? new URL("../../storybook-static", import.meta.url).pathname;
