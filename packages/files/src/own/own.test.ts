import { describe, expect, it, test } from "vitest";
import { converted, convertedTasks } from "../testing/convert";
import { opened } from "../testing/files";

const moment = "2026-01-02T03:04:05.000000";

const line = (id: string | null, text: string, more: object = {}) => ({
  id,
  server_id: `server ${text}`,
  status: "completed",
  fields: { text, topic: "a field" },
  metadata: { lang: "de", text: "metadata" },
  suggestions: {},
  responses: [],
  inserted_at: moment,
  updated_at: moment,
  ...more,
});

const response = (username: string, values: object, status = "submitted") => ({
  user_id: `id of ${username}`,
  username,
  status,
  values,
  inserted_at: moment,
  updated_at: moment,
});

describe("JSON lines of this server", () => {
  const lines = [
    line("1", "👋 Ana is here", {
      suggestions: { mood: { value: "good", type: "model", agent: "bert", score: 0.5 } },
      responses: [
        response("ann", { mood: "bad", names: [{ start: 2, end: 5, label: "PER" }], stars: 2 }),
        response("ben", { mood: "good", note: "It is a greeting" }),
        response("cy", {}, "discarded"),
      ],
    }),
    line(null, "Nobody", { responses: [response("ann", { mood: "bad", topic: "x y" }, "draft")] }),
  ];

  it("become a dataset with the questions that were answered", async () => {
    const { format, dataset, problems } = await convertedTasks(lines, "x.jsonl", ["ann"]);
    expect({ format, problems }).toEqual({ format: "glossa", problems: [] });
    expect(dataset.fields.map(({ name }) => name)).toEqual(["text", "topic"]);
    expect(dataset.questions.map(({ name, settings }) => [name, settings.type])).toEqual([
      ["mood", "label_selection"],
      ["names", "span"],
      ["stars", "rating"],
      ["note", "text"],
      ["topic", "text"],
    ]);
    expect(dataset.metadata.map(({ name }) => name)).toEqual(["lang", "text"]);
  });

  it("give the answers of users as responses, and the model's suggestions beside them", async () => {
    const { records } = await convertedTasks(lines, "x.jsonl", ["ann", "ben", "cy"]);
    expect(records).toMatchObject([
      {
        external_id: "1",
        suggestions: { mood: { value: "good", score: 0.5, agent: "bert" } },
        responses: [
          {
            user: "ann",
            status: "submitted",
            values: { mood: "bad", stars: 2, names: [{ start: 2, end: 5, label: "PER" }] },
          },
          { user: "ben", status: "submitted", values: { mood: "good", note: "It is a greeting" } },
          { user: "cy", status: "discarded", values: {} },
        ],
      },
      {
        external_id: "server Nobody",
        suggestions: {},
        responses: [{ user: "ann", status: "draft", values: { mood: "bad", topic: "x y" } }],
      },
    ]);
  });

  it("give one answer of others as suggestions where the model has none", async () => {
    const { records, notices } = await convertedTasks(lines, "x.jsonl", ["ben"]);
    expect(records[0]?.suggestions).toMatchObject({
      mood: { value: "good", score: 0.5, agent: "bert" },
      stars: { value: 2, score: null, agent: "ann" },
    });
    expect(records[0]?.responses).toMatchObject([{ user: "ben" }]);
    expect(notices).toEqual([
      { code: "answers_of_users", values: { count: 1, people: ["ben"] } },
      { code: "answers_suggested", values: { count: 1, people: ["ann"] } },
      { code: "answers_ignored", values: { count: 1 } },
      { code: "settings_not_in_file", values: {} },
    ]);
  });

  it("give the majority as suggestions", async () => {
    const { responses: _, ...rest } = line("1", "x");
    const majority = (value: string | null) => ({
      ...rest,
      majority: { mood: { value, votes: 2, voters: 3 } },
    });
    const { records } = await convertedTasks([majority("good"), { ...majority(null), id: "2" }], "x.jsonl", [
      "ann",
    ]);
    expect(records.map(({ suggestions }) => suggestions.mood?.value)).toEqual(["good", undefined]);
  });
});

describe("tables of this server", () => {
  const ofRecords = "id,status,inserted_at,updated_at,_server_id";

  it("are read as records with answers", async () => {
    const csv = [
      `${ofRecords},text,field.status,mood.responses,mood.responses.users,mood.responses.status,mood.responses.usernames,mood.suggestion,mood.suggestion.agent,mood.suggestion.score,metadata.size`,
      `1,completed,${moment},${moment},s1,Hello you,new,"[""good"",""bad""]","[""u1"",""u2""]","[""submitted"",""draft""]","[""ann"",""ben""]",good,bert,0.5,3`,
      `,pending,${moment},${moment},s2,Bye now,old,,,,,,,,4`,
    ].join("\r\n");
    const { records, dataset } = await converted(await opened(csv, "x.csv"), ["ann", "ben"]);
    expect(dataset.fields.map(({ name }) => name)).toEqual(["text", "status"]);
    expect(records).toEqual([
      {
        external_id: "1",
        fields: { text: "Hello you", status: "new" },
        metadata: { size: 3 },
        suggestions: { mood: { value: "good", score: 0.5, agent: "bert" } },
        responses: [
          { user: "ann", status: "submitted", values: { mood: "good" } },
          { user: "ben", status: "draft", values: { mood: "bad" } },
        ],
      },
      {
        external_id: "s2",
        fields: { text: "Bye now", status: "old" },
        metadata: { size: 4 },
        suggestions: {},
      },
    ]);
  });

  test.each([
    ["mood.response,mood.response.status", "bad,submitted", "bad"],
    ["mood.response,mood.response.votes,mood.response.voters,mood.response.tie", "bad,2,3,", "bad"],
    ["mood.response,mood.response.votes,mood.response.voters,mood.response.tie", ",,0,", "good"],
  ])("with %s give them as suggestions", async (columns, cells, value) => {
    const row = (id: number, of: string, suggestion: string) =>
      `${id},completed,${moment},${moment},s${id},Hello ${id} you,${of},${suggestion},,`;
    const header = `${ofRecords},text,${columns},mood.suggestion,mood.suggestion.agent,mood.suggestion.score`;
    const csv = [header, row(1, cells, "good"), row(2, cells, "bad")].join("\n");
    const { records } = await converted(await opened(csv, "x.csv"));
    expect(records[0]?.suggestions.mood?.value).toBe(value);
  });

  it("that only look like them stay as they are", async () => {
    const csv = `${ofRecords.replace("_server_id", "server")},text\n1,a,b,c,d,Hello you\n2,a,b,c,d,Bye now`;
    const { dataset } = await converted(await opened(csv, "x.csv"));
    expect(dataset.metadata.map(({ name }) => name)).toContain("status");
  });
});

describe("the answers in a file of this server, as a new dataset", () => {
  const formula = '=cmd|\' "q"\nعربي 🎉';
  const ranking = (...ranks: number[]) => ranks.map((rank, index) => ({ value: "abc"[index], rank }));

  /** Records of which the first ones have been answered, by one person or by two. */
  const answered = (question: string, answers: readonly unknown[], people = ["ann"]) =>
    Array.from({ length: answers.length + 5 }, (_, index) =>
      line(`${index}`, `Record ${index}`, {
        responses:
          index < answers.length
            ? people.map((person) => response(person, { [question]: answers[index] }))
            : [],
      }),
    );

  /** The same as CSV. */
  const table = (question: string, answers: readonly unknown[]) => {
    const cell = (value: unknown) =>
      `"${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll('"', '""')}"`;
    const ends = ["s", "s.users", "s.status", "s.usernames"].map((end) => `${question}.response${end}`);
    const suggestion = ["", ".agent", ".score"].map((end) => `${question}.suggestion${end}`);
    const header = ["text", ...ends, ...suggestion, ...ofRecords.split(",")].join(",");
    const rows = answers.map((answer, index) =>
      [
        `Record ${index}`,
        [answer],
        ["u1"],
        ["submitted"],
        ["ann"],
        "",
        "",
        "",
        index,
        "completed",
        moment,
        moment,
        `s${index}`,
      ]
        .map(cell)
        .join(","),
    );
    return `${header}\n${rows.join("\n")}\n`;
  };
  const ofRecords = "id,status,inserted_at,updated_at,_server_id";
  const times = <Value>(count: number, ...values: Value[]) =>
    Array.from({ length: count * values.length }, (_, index) => values[index % values.length]);

  test.each([
    ["texts with line breaks that repeat", times(6, formula, "one\ntwo"), "text"],
    ["a text with a line break among short ones", [formula, ...times(6, "good", "bad")], "text"],
    ["sentences that repeat", times(6, "It is good.", "It is bad!"), "text"],
    ["texts with spaces around them", times(6, "good ", "bad"), "text"],
    ["longer texts than labels", times(6, "x".repeat(61), "bad"), "text"],
    ["words that do not repeat", ["perro", "gato", "casa", "árbol"], "text"],
    ["labels that repeat", times(3, "good", "not so good"), "label_selection"],
    ["labels with a full stop", times(3, "etc.", "other"), "label_selection"],
    ["lists of labels", times(3, ["a"], ["a", "b"]), "multi_label_selection"],
    ["numbers", times(3, 1, 4), "rating"],
    ["rankings", [ranking(1, 1, 3), ranking(3, 2, 1)], "ranking"],
  ])("%s", async (_, answers, type) => {
    for (const file of [
      await opened(
        answered("note", answers)
          .map((each) => JSON.stringify(each))
          .join("\n"),
        "x.jsonl",
      ),
      await opened(table("note", answers), "x.csv"),
    ]) {
      const { dataset, problems, records } = await converted(file, ["ann"]);
      expect(problems).toEqual([]);
      expect(dataset.questions.map(({ name, settings }) => [name, settings.type])).toEqual([["note", type]]);
      expect(dataset.metadata.map(({ name }) => name).filter((name) => name.startsWith("note"))).toEqual([]);
      const values = records.flatMap(({ responses = [] }) => responses.map(({ values: { note } }) => note));
      expect(values).toEqual(answers);
    }
  });

  it("are labels if several people have chosen the same", async () => {
    const { dataset } = await convertedTasks(answered("mood", ["good", "bad"], ["ann", "ben"]));
    expect(dataset.questions.map(({ settings }) => settings.type)).toEqual(["label_selection"]);
  });

  it("have the items of all rankings as options, and their authors as agents where they become suggestions", async () => {
    const [draft, ...others] = answered("order", [[{ value: "d", rank: 1 }], ranking(2, 1, 3)]);
    const { dataset, records } = await convertedTasks([draft ?? {}, ...others]);
    expect(dataset.questions).toMatchObject([
      {
        settings: { type: "ranking", options: ["a", "b", "c", "d"].map((value) => ({ value, text: value })) },
      },
    ]);
    expect(records[1]?.suggestions.order).toMatchObject({ value: ranking(2, 1, 3), agent: "ann" });
  });

  test.each([
    ["one label of a question for several", times(3, ["a"]), ["note"]],
    ["lists of nothing", times(3, []), ["note"]],
    ["two labels of such a question", times(3, ["a"], ["b"]), undefined],
  ])("are told of if no question is made of them: %s", async (_, answers, questions) => {
    const { notices, problems } = await convertedTasks(answered("note", answers), "x.jsonl", ["ann"]);
    const told = notices.find(({ code }) => code === "answers_without_question");
    expect([told?.values, problems]).toEqual([questions && { questions }, []]);
    // What is announced is stored.
    const stored = notices.find(({ code }) => code === "answers_of_users")?.values;
    expect(stored).toEqual(questions ? undefined : { count: 6, people: ["ann"] });
  });

  it.each([
    ["x.jsonl", (lines: object[]) => lines.map((each) => JSON.stringify(each)).join("\n")],
    [
      "x.csv",
      () =>
        `text,order.suggestion,order.suggestion.agent,order.suggestion.score,${ofRecords}\nHello you,"[{""value"":""b""},{""value"":""a""}]",m1,,1,pending,,,s1`,
    ],
  ])("are ranked by their places in suggestions without ranks: %s", async (name, contentOf) => {
    const suggestions = { order: { value: [{ value: "b" }, { value: "a" }], agent: "m1" } };
    const given = response("ann", { order: ranking(1, 2) });
    const lines = [line("1", "Hello you", { suggestions, responses: [given] })];
    const { dataset, records } = await converted(await opened(contentOf(lines), name), ["ann"]);
    expect(dataset.questions.map(({ settings }) => settings.type)).toEqual(["ranking"]);
    const [b, a] = [
      { value: "b", rank: 1 },
      { value: "a", rank: 2 },
    ];
    expect(records[0]?.suggestions.order).toMatchObject({ value: [b, a], agent: "m1" });
    if (name === "x.jsonl")
      expect(records[0]?.responses).toMatchObject([{ values: { order: ranking(1, 2) } }]);
  });

  it("have no authors as metadata where no question is made of them", async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ value: `item ${index}`, rank: index + 1 }));
    const { dataset, plan } = await convertedTasks(answered("order", [many, many]));
    expect(dataset.metadata.map(({ name }) => name)).toEqual(["lang", "text"]);
    expect(plan.columns.find(({ column }) => column === "order_agent")?.use).toBe("none");
  });

  it("do not make columns without values a field or metadata", async () => {
    const csv = [
      `text,image_3,mood.responses,mood.responses.users,mood.responses.status,mood.suggestion,metadata.custom_4,mood.suggestion.agent,mood.suggestion.score,${ofRecords}`,
      `Hello you,,,,,,,,,1,pending,${moment},${moment},s1`,
      `Bye now,,,,,,,,,2,pending,${moment},${moment},s2`,
    ].join("\n");
    const { dataset, plan } = await converted(await opened(csv, "x.csv"));
    expect(dataset.fields.map(({ name }) => name)).toEqual(["text"]);
    expect(dataset.metadata).toEqual([]);
    const uses = new Map(plan.columns.map(({ column, use }) => [column, use]));
    expect([uses.get("image_3"), uses.get("custom_4")]).toEqual(["none", "none"]);
  });
});
