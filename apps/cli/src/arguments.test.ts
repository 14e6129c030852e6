import { describe, expect, it, test } from "vitest";
import { parseArguments } from "./arguments";

describe("what was typed", () => {
  it("has defaults that reach a server just started", () => {
    expect(parseArguments(["import", "a.csv"], {})).toEqual({
      command: "import",
      url: "http://localhost:6900",
      apiKey: "argilla.apikey",
      file: "a.csv",
      name: undefined,
      workspace: undefined,
      id: undefined,
      wishes: { label: undefined, fields: undefined, metadata: undefined },
      replaceAnswered: false,
      yes: false,
    });
  });

  it("comes before the environment", () => {
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

  it("may name columns in lists", () => {
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
      wishes: { fields: ["a", "b"], metadata: [], label: "none" },
      replaceAnswered: true,
      yes: true,
    });
  });

  it("adds a user to several workspaces", () => {
    expect(
      parseArguments(["user", "add", "eva", "--role", "admin", "--workspace", "a", "--workspace", "b"], {}),
    ).toMatchObject({
      command: "user add",
      username: "eva",
      role: "admin",
      workspaces: ["a", "b"],
    });
  });

  test.each([[[]], [["--help"]], [["help"]], [["import", "--help"]]])("%j asks for help", (typed) => {
    expect(parseArguments(typed, {})).toEqual({ command: "help" });
  });

  test.each([
    [["export"], 'Unknown command: "export"'],
    [["user", "remove"], 'Unknown command: "user remove"'],
    [["import"], "The file to import is missing"],
    [["import", "a", "b"], 'Unexpected argument: "b"'],
    [["import", "a", "--colour", "red"], "--colour"],
    [["import", "a", "--name"], "--name"],
    [["user", "add", "eva", "--role", "queen"], 'Unknown role: "queen"'],
  ])("%j is a mistake", (typed, sentence) => {
    expect(() => parseArguments(typed, {})).toThrow(sentence);
  });
});
