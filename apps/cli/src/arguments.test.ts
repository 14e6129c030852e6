import { describe, expect, it, test } from "vitest";
import { parseArguments } from "./arguments";

describe("the arguments of the command line", () => {
  it("have defaults that reach a server with default options", () => {
    expect(parseArguments(["import", "a.csv"], {})).toEqual({
      command: "import",
      url: "http://localhost:6900",
      apiKey: "argilla.apikey",
      files: ["a.csv"],
      reading: {},
      name: undefined,
      append: undefined,
      refused: undefined,
      workspace: undefined,
      createsWorkspace: false,
      id: undefined,
      columnOptions: {},
      answers: "responses",
      replaceAnswered: false,
      addsPeople: false,
      yes: false,
    });
  });

  it("take precedence over the environment", () => {
    const environment = { GLOSSA_API_KEY: "from-environment", GLOSSA_URL: "http://there/" };
    expect(parseArguments(["import", "a.csv"], environment)).toMatchObject({
      url: "http://there",
      apiKey: "from-environment",
    });
    expect(
      parseArguments(["import", "a.csv", "--url", "http://x", "--api-key", "k"], environment),
    ).toMatchObject({
      url: "http://x",
      apiKey: "k",
    });
  });

  it("can name several columns in a list", () => {
    const typed = [
      "import",
      "a.csv",
      "--fields",
      "a, b",
      "--metadata",
      "",
      "--label",
      "none",
      "--replace-answered",
      "--yes",
    ];
    expect(parseArguments(typed, {})).toMatchObject({
      columnOptions: { fields: ["a", "b"], metadata: [], label: "none" },
      replaceAnswered: true,
      yes: true,
    });
  });

  it("can add a user to several workspaces", () => {
    expect(
      parseArguments(["user", "add", "eva", "--role", "admin", "--workspace", "a", "--workspace", "b"], {}),
    ).toMatchObject({
      command: "user add",
      username: "eva",
      role: "admin",
      workspaces: ["a", "b"],
    });
  });

  test.each([[[]], [["--help"]], [["help"]], [["import", "--help"]]])("%j prints the help", (typed) => {
    expect(parseArguments(typed, {})).toEqual({ command: "help" });
  });

  test.each([
    [["export"], "The dataset to export is missing"],
    [["user", "remove"], 'Unknown command: "user remove"'],
    [["import"], "The file to import is missing"],
    [["import", "a", "--answers", "drafts"], 'Unknown use of answers: "drafts"'],
    [["import", "a", "--format", "docx"], 'Unknown format: "docx"'],
    [["user", "add", "a", "b"], 'Unexpected argument: "b"'],
    [["import", "a", "--colour", "red"], "--colour"],
    [["import", "a", "--name"], "--name"],
    [["user", "add", "eva", "--role", "queen"], 'Unknown role: "queen"'],
  ])("%j is refused", (typed, sentence) => {
    expect(() => parseArguments(typed, {})).toThrow(sentence);
  });
});
