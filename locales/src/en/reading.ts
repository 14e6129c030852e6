/** English words of a record and its fields. */
export const reading = {
  fields: {
    copy: "Copy {{title}}",
    emptyText: "Empty",
    imageFailed: "Could not load image",
    unsupported: "This field can't be shown here yet.",
    frame: "{{title}}, in a frame of its own",
    leaveFrame: "Esc leaves the frame",
    frameSilent: "This content could not be loaded.",
    frameLeft: "The content tried to go to another page and was stopped.",
    showAgain: "Show it again",
    templateFailed: "The template has an error.",
    enlarge: "Enlarge {{title}}",
    recordMenu: "Record menu",
    copyRecord: "Copy record",
    viewMetadata: "View metadata",
    viewJson: "View as JSON",
  },
  status: {
    pending: "Pending",
    draft: "Draft",
    discarded: "Discarded",
    submitted: "Submitted",
    completed: "Completed",
    label: "Status",
  },
} as const;
