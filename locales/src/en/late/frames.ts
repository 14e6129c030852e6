/** English words of what a record's content was refused in its frame. */
export const frames = {
  fields: {
    refused_one: "{{count, number}} thing was blocked in this frame",
    refused_other: "{{count, number}} things were blocked in this frame",
    refusedWhy:
      "What runs in a record has no network and can't open, send or store anything. Pictures and fonts must be written into it as data.",
    refusals: {
      image: "Picture:",
      media: "Sound or video:",
      font: "Font:",
      style: "Style sheet:",
      script: "Script:",
      request: "Request:",
      frame: "Frame:",
      object: "Plug-in:",
      link: "Link:",
      download: "Download:",
      form: "Form:",
      popup: "Window:",
      dialog: "Message box:",
      error: "Error in a script:",
      other: "Other:",
    },
  },
} as const;
