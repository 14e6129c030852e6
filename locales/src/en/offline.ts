/** English texts for offline work, unsent answers and conflicts. */
export const offline = {
  offline: {
    title: "Work offline",
    explain:
      "Download records of this dataset: they are stored on this device with their images, and this page opens without a connection. Your answers are stored here and sent when the server is available again.",
    unsupported:
      "Offline storage is not available for this address. To download records, open Glossa over HTTPS, or at localhost on this computer.",
    noStorage:
      "This browser does not store data for this page, as in a private window, so records can’t be downloaded.",
    open: "Work offline",
    openWith_one: "{{count}} answer not sent",
    openWith_other: "{{count}} answers not sent",
    howMany: "Records to download",
    download: "Download",
    ready: "Records of {{name}} were downloaded",
    downloadAgain: "Download again",
    remove: "Remove from this device",
    copyRemoved:
      "The offline copy of a dataset was removed from this device, because you can no longer open the dataset. Unsent answers are kept.",
    starting: "Preparing the download",
    downloading: "{{done}} of {{total}} records downloaded",
    failed: "Some data could not be downloaded, so nothing was stored. Check the connection and try again.",
    downloaded_one: "{{count}} record downloaded {{when}}, {{left}} pending",
    downloaded_other: "{{count}} records downloaded {{when}}, {{left}} pending",
    missed_one: "{{count}} image could not be downloaded.",
    missed_other: "{{count}} images could not be downloaded.",
    frames:
      "HTML and templates are stored in the browser’s cache, which may be cleared when disk space runs low.",
    criteria:
      "Without a connection, records can only be filtered by status and metadata. The other filters and the search were removed.",
    unsent: "Unsent answers",
    allSent: "No unsent answers.",
    record: "Record {{id}}",
    elsewhere: "in another dataset",
    sendNow: "Send now",
    sendAgain: "Send again",
    saveFile: "Save as file",
    show: "Show",
    inDataset: "in {{name}}",
    unavailable: "in a dataset that is no longer available to you",
    unsentBody:
      "These answers are stored only in this browser. They are sent as soon as possible. Those that were not accepted are sent again with “Send now”.",
    drop: "Delete unsent answer",
    dropTitle: "Delete this unsent answer?",
    dropBody: "It is stored in this browser only, so it can’t be restored.",
    state: {
      waiting: "Waiting for connection",
      signIn: "Waiting for sign-in",
      refused: "Not accepted: {{reason}}",
      conflict: "Changed elsewhere",
    },
  },
  conflict: {
    title: "This answer was changed elsewhere",
    body: "Since you opened this record, your answer was changed in another window or on another device.",
    mine: "My version",
    other: "Version saved elsewhere",
    savedNow: "The other version was saved less than a minute ago.",
    savedWhen: "The other version was saved {{when}}.",
    differs: "different",
    nothing: "No answer",
    keepMine: "Keep my version",
    keepOther: "Use the saved version",
    edit: "Edit my version first",
  },
} as const;
