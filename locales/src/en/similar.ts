/** English texts for the search for similar records. */
export const similar = {
  similar: {
    find: "Find similar",
    title: "Find similar records",
    order: "Order",
    most: "Most similar",
    least: "Least similar",
    vector: "Vector",
    cancel: "Cancel",
    go: "Find",
    limit: "Limit",
    limitOf: "{{count, number}} records",
    reference: "Similar to",
    bar: "Reference record",
    whole: "Whole reference record",
    expand: "Show the whole record",
    fold: "Show less",
    remove: "Remove reference",
    score: "Similarity {{score}}",
    record: "Record {{id}}",
    loading: "Loading record",
  },
} as const;
