import { afterEach, expect, test, vi } from "vitest";
import { notices } from "../state/notices";
import { peoplePorts } from "./people-ports";

const mia = {
  id: "6f1f4c50-3f0e-4c89-8d9f-0a9d6b7b4a11",
  username: "mia",
  first_name: "Mia",
  last_name: null,
  role: "owner",
  is_active: true,
  must_change_password: false,
  signed_in_at: null,
  workspace_ids: [],
  responses: 3,
  inserted_at: "2026-01-01T00:00:00",
  updated_at: "2026-01-01T00:00:00",
};

afterEach(() => vi.restoreAllMocks());

test.each([
  { needs_password: true, tone: "warning", text: /not the password/ },
  { needs_password: false, tone: "success", text: /answers follow/ },
])(
  "a restored account is reported, needs a password: $needs_password",
  async ({ needs_password, tone, text }) => {
    vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) =>
      Response.json(method === "POST" ? { ...mia, needs_password } : { items: [], url }),
    );
    const show = vi.spyOn(notices, "show");
    const { onRestore } = peoplePorts([], true, { createLinks: true, restore: true });
    expect(await onRestore?.(mia.id, "mia")).toBeUndefined();
    expect(show).toHaveBeenCalledExactlyOnceWith({ tone, text: expect.stringMatching(text) });
  },
);
