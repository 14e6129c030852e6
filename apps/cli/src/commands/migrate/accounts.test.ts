import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client } from "@glossa/contract/client";
import { describe, expect, it } from "vitest";
import { ensureAccounts } from "./accounts";
import type { Origin } from "./origin";

/** A server that has some accounts; `answer` is asked before and after it creates another one. */
function serverWith(
  usernames: string[],
  answer: Partial<Record<"before" | "after", (name: string) => void>>,
) {
  return {
    listUsers: async () => ({ items: usernames.map((username) => ({ username, id: `id of ${username}` })) }),
    createUser: async ({ body: { username } }: { body: { username: string } }) => {
      answer.before?.(username);
      usernames.push(username);
      answer.after?.(username);
      return { id: `id of ${username}` };
    },
  } as unknown as Client;
}

const originOf = (...usernames: string[]) =>
  ({ people: usernames.map((username) => ({ username, role: "annotator" })) }) as unknown as Origin;

const newWork = () => ({
  addsPeople: true,
  folder: join(mkdtempSync(join(tmpdir(), "glossa-accounts-")), "new"),
});
const fileIn = ({ folder }: { folder: string }) => readFileSync(join(folder, "accounts-created.txt"), "utf8");

describe("accounts that a migration creates", () => {
  it.each(["before", "after"] as const)("are not forgotten if the connection ends %s a call", async (at) => {
    const work = newWork();
    const usernames = ["owner"];
    const origin = originOf("owner", "ana", "José María", "eve");
    const cut = (name: string) => {
      if (name === "José María") throw new ApiError("network");
    };
    await expect(ensureAccounts(serverWith(usernames, { [at]: cut }), origin, work)).rejects.toThrow();
    expect(fileIn(work)).toContain("ana\nJosé María\n");
    const { people } = await ensureAccounts(serverWith(usernames, {}), origin, work);
    expect(people).toMatchObject({ added: ["ana", "José María", "eve"], known: ["owner"] });
  });

  it("are those of all runs, without those that the server refuses", async () => {
    const work = newWork();
    const usernames: string[] = [];
    const refuse = (name: string) => {
      if (name === "eve") throw new ApiError("http", { status: 422, body: { detail: "too short" } });
    };
    const server = serverWith(usernames, { before: refuse });
    await ensureAccounts(server, originOf("ana"), work);
    const { people } = await ensureAccounts(server, originOf("ben", "ana", "eve"), work);
    expect(people).toMatchObject({ added: ["ana", "ben"], known: [], refused: [{ username: "eve" }] });
    expect(fileIn(work)).toBe("ana\nben\n");
    expect(statSync(join(work.folder, "accounts-created.txt")).mode & 0o777).toBe(0o600);
  });

  it("are told only once they exist, and none without people", async () => {
    const work = newWork();
    const cut = () => {
      throw new ApiError("network");
    };
    await expect(ensureAccounts(serverWith([], { before: cut }), originOf("ana"), work)).rejects.toThrow();
    const { people } = await ensureAccounts(serverWith([], {}), originOf("ana", "ben"), {
      ...work,
      addsPeople: false,
    });
    expect(people).toEqual({ added: [], known: [], refused: [], isSkipped: true });
  });
});
