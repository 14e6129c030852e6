// @ts-check

const VOCABULARY = 30_000;
const WORDS = 95;
const DIMENSIONS = 384;
const labels = Array.from({ length: 12 }, (_, index) => `label-${index}`);
const sources = ["mail", "web", "phone", "letter"];

/** Returns pseudo-random numbers, the same in every run. */
function makeRandom(seed = 1) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns words with the frequencies of a language: the nth most frequent one is n times as rare as the first. */
function makeWords(/** @type {() => number} */ random) {
  const sum = Math.log(VOCABULARY);
  return () => `w${Math.floor(Math.exp(random() * sum))}`;
}

/** The settings of the dataset of the benchmark. */
export const settings = {
  fields: [
    { name: "title", title: "Title", required: true, settings: { type: "text" } },
    { name: "text", title: "Text", required: true, settings: { type: "text" } },
  ],
  questions: [
    {
      name: "label",
      title: "Label",
      required: true,
      settings: { type: "label_selection", options: labels.map((value) => ({ value, text: value })) },
    },
    {
      name: "topics",
      title: "Topics",
      settings: { type: "multi_label_selection", options: labels.map((value) => ({ value, text: value })) },
    },
  ],
  properties: [
    { name: "source", title: "Source", settings: { type: "terms" } },
    { name: "size", title: "Size", settings: { type: "integer" } },
    { name: "weight", title: "Weight", settings: { type: "float" } },
  ],
  vectors: [{ name: "meaning", title: "Meaning", dimensions: DIMENSIONS }],
};

/**
 * Yields records of about 600 characters with metadata and two suggestions each; every `vectorEvery`th has a vector.
 *
 * @param {number} count
 * @param {{ vectorEvery: number, questionIds: string[] }} options
 */
export function* makeRecords(count, { vectorEvery, questionIds }) {
  const random = makeRandom();
  const word = makeWords(random);
  const text = (/** @type {number} */ words) => Array.from({ length: words }, word).join(" ");
  const [label, topics] = questionIds;
  for (let index = 0; index < count; index += 1) {
    const first = Math.floor(random() * labels.length);
    yield {
      external_id: `record-${index}`,
      fields: { title: text(9), text: text(WORDS) },
      metadata: {
        source: sources[index % sources.length],
        size: Math.floor(random() * 1000),
        weight: random(),
      },
      suggestions: [
        { question_id: label, value: labels[first], score: random(), agent: `agent-${index % 3}` },
        {
          question_id: topics,
          value: [labels[first], labels[(first + 1) % labels.length]],
          agent: "agent-0",
        },
      ],
      ...(index % vectorEvery === 0
        ? { vectors: { meaning: Array.from({ length: DIMENSIONS }, () => random() - 0.5) } }
        : {}),
    };
  }
}
