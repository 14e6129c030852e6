/** English texts for the progress of the team. */
export const team = {
  team: {
    title: "Team progress",
    completed: "{{completed}} of {{total}} completed, {{pending}} not completed",
    meter: "{{share}} completed by the team",
    people: "Team members",
    here: "online",
    submitted_one: "{{count, number}} submitted",
    submitted_other: "{{count, number}} submitted",
  },
} as const;
