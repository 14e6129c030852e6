/** English words of answers that are not on the server, and of two that disagree. */
export const offline = {
  offline: {
    title: "Work without a network",
    explain:
      "Take records of this dataset along: they stay on this computer with their pictures, and this page opens without a server. Answers wait here and are sent when there is one again.",
    unsupported:
      "This browser keeps nothing for pages from this address. Open Glossa under https, or on this computer under localhost, to take records along.",
    noStorage:
      "This browser stores nothing for this page, as in a private window, so nothing can be taken along.",
    open: "Work without a network",
    openWith_one: "{{count}} answer not sent",
    openWith_other: "{{count}} answers not sent",
    howMany: "Records to take along",
    take: "Take along",
    takeAgain: "Take along anew",
    remove: "Remove from this computer",
    taking: "{{done}} of {{total}} records taken along",
    failed:
      "Not everything could be fetched, so nothing was taken along. Check the connection and try again.",
    taken_one: "{{count}} record taken along {{when}}, {{left}} of them to do",
    taken_other: "{{count}} records taken along {{when}}, {{left}} of them to do",
    missed_one: "{{count}} picture could not be taken along.",
    missed_other: "{{count}} pictures could not be taken along.",
    frames: "HTML and templates are kept by the browser's own cache: it may drop them when room is short.",
    unsent: "Not sent yet",
    allSent: "All answers are on the server.",
    record: "Record {{id}}",
    elsewhere: "in another dataset",
    sendNow: "Send now",
    drop: "Drop this answer",
    state: {
      waiting: "Waiting for connection",
      signIn: "Waits until you sign in",
      refused: "Not accepted: {{reason}}",
      conflict: "Changed elsewhere",
    },
  },
  conflict: {
    title: "This answer was changed elsewhere",
    body: "Since you opened this record, your answer was changed in another window or on another device.",
    mine: "Mine",
    other: "The other",
    savedWhen: "The other was saved {{when}}.",
    differs: "different",
    nothing: "No answer",
    keepMine: "Keep mine",
    keepOther: "Keep the other",
    edit: "Edit",
  },
} as const;
