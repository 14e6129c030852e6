import { describe, expect, it } from "vitest";
import { dimensions, similarity, textVectors } from "./vectors";

const texts = [
  "The ferry to the island is late again",
  "No ferry today: the island waits for the harbour",
  "Our bakery sells bread with rye and honey",
  "Rye bread and honey cake at the harbour bakery",
  "The goalkeeper scored twice",
  "A goalkeeper who scored in both halves",
  "Chess at noon",
  "Snow in May",
  "Lentils, again",
  "The roof leaks",
  "Violins for hire",
  "Two mayors, one desk",
  "A comet with a tail",
  "Goats on the motorway",
  "Ink that fades",
  "A quiet strike",
  "Clocks go back",
];

describe("text vectors", () => {
  const vectors = textVectors(texts);
  const between = (left: number, right: number) => similarity(vectors[left] ?? [], vectors[right] ?? []);

  it("are the same for the same texts", () => {
    expect(textVectors(texts)).toEqual(vectors);
  });
  it("have a fixed number of dimensions and the length one", () => {
    expect(vectors.every((vector) => vector.length === dimensions)).toBe(true);
    expect(between(0, 0)).toBeCloseTo(1, 2);
  });
  it("are closer to texts about the same topic", () => {
    expect(between(0, 1)).toBeGreaterThan(between(0, 2));
    expect(between(2, 3)).toBeGreaterThan(between(2, 5));
    expect(between(4, 5)).toBeGreaterThan(between(4, 1));
  });
});
