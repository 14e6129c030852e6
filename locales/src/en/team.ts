/** English texts for the progress and the agreement of the team. */
export const team = {
  team: {
    answers: "Answers of others",
    useAnswer: "Use",
    useAnswerOf: "Use “{{text}}” from {{names}}",
    title: "Team progress",
    completed: "{{completed}} of {{total}} completed, {{pending}} not completed",
    meter: "{{share}} completed by the team",
    people: "Team members",
    here: "online",
    submitted_one: "{{count, number}} submitted",
    showResponses: "Show what {{username}} submitted",
    submitted_other: "{{count, number}} submitted",
  },
  agreement: {
    title: "Agreement",
    counts: "{{agreeing}} of {{total}} records agree",
    noRecord: "no record with two answers to it",
    alpha: "Alpha",
    f1: "F1",
    undefined: "not defined",
    show: "Show disagreements",
    showOf: "Show disagreements: {{title}}",
    people: "By person",
    peopleOf: "By person: {{title}}",
    peopleShare: "The share of other people’s answers to the same records that have the same value.",
    peopleF1: "F1 of the spans with those of the others in the same records.",
    whose: "Whose answers",
    everyone: "All people",
    some_one: "{{count, number}} person",
    some_other: "{{count, number}} people",
    tooFew: "Choose at least two people.",
    personRecords_one: "{{count, number}} record",
    personRecords_other: "{{count, number}} records",
    none: "No record has two answers yet.",
    loading: "Loading the agreement",
    failed: "The agreement could not be loaded.",
    help: "What the figures mean",
    helpCounts:
      "The answers to a record agree if all submitted ones have the same value. Only those that answer the question count; records with only one of them are left out.",
    helpAlpha:
      "Krippendorff’s alpha takes chance into account: 1 means full agreement, 0 means agreement as if by chance, and values below 0 mean even less. For ratings, small differences count less than large ones. For rankings, the same goes for the ranks of each item, so that a swap of neighbours counts little.",
    helpRule:
      "By a common rule, answers are reliable from 0.80 on, good enough for tentative conclusions from 0.67 on, and unreliable below that.",
    helpF1:
      "For spans, F1 is the share of spans that two people have both marked, with the same start, end and label: 1 means all of them, 0 none.",
  },
} as const;
