/** English words of how far the team is. */
export const team = {
  team: {
    title: "Team progress",
    completed: "{{completed}} of {{total}} completed, {{pending}} not completed",
    meter: "{{share}} completed by the team",
    people: "Who takes part",
    here: "here now",
    submitted_one: "{{count, number}} submitted",
    submitted_other: "{{count, number}} submitted",
  },
} as const;
