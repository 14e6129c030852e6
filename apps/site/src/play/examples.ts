const options = ["Refund", "Delivery status", "Faulty product"].map((text) => ({
  value: text.toLowerCase().replaceAll(" ", "-"),
  text,
}));

/** Settings to start from, one for each type of question. */
export const examples: Readonly<Record<string, object>> = {
  label_selection: { type: "label_selection", options },
  multi_label_selection: { type: "multi_label_selection", options, visible_options: 3 },
  rating: { type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
  ranking: { type: "ranking", options },
  text: { type: "text", use_markdown: false },
  span: {
    ...{ type: "span", field: "text", allow_overlapping: true },
    options: ["Organisation", "Place"].map((text) => ({ value: text, text })),
  },
};

/** What a span question marks. */
export const recordText = "Norrland Energi AB must repay the town of Umeå.";
