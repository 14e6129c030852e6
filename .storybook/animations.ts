/**
 * Removes the animations that follow scrolling from those of the document. Storybook counts a story as finished when no
 * animation runs, and these run as long as they exist: it would wait five seconds, with every check that follows.
 */
export function leaveOutScrollAnimations(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
