import { errorCodes } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { describe, expect, it, vi } from "vitest";
import { FilterSetError } from "../filter-sets/filter-sets";
import { serverFilterSets } from "./filter-sets";

const stored = (name: string) => ({
  id: `id of ${name}`,
  name,
  criteria: {},
  is_shared: false,
  dataset_id: "d",
  user_id: "ana",
  inserted_at: "",
  updated_at: "",
});

function someApi() {
  return {
    listFilterSets: vi.fn(async () => ({ items: [stored("set 10"), stored("set 9")] })),
    createFilterSet: vi.fn(async () => stored("new")),
    updateFilterSet: vi.fn(async () => stored("new")),
    deleteFilterSet: vi.fn(async () => stored("new")),
  };
}

describe("filter sets on the server", () => {
  it("are listed by name, and changed only in what changed", async () => {
    const api = someApi();
    const sets = serverFilterSets(api, "d");
    expect((await sets.list()).map(({ name }) => name)).toEqual(["set 9", "set 10"]);
    await sets.create({ name: "x", criteria: { status: "draft" }, isShared: true });
    expect(api.createFilterSet).toHaveBeenCalledWith({
      params: { dataset_id: "d" },
      body: { name: "x", criteria: { status: "draft" }, is_shared: true },
    });
    const params = { dataset_id: "d", filter_set_id: "f" };
    await sets.change("f", { isShared: false });
    expect(api.updateFilterSet).toHaveBeenCalledWith({ params, body: { is_shared: false } });
    await sets.remove("f");
    expect(api.deleteFilterSet).toHaveBeenCalledWith({ params });
  });

  it.each([
    [new ApiError("network"), "unreachable"],
    [new ApiError("http", { status: 503 }), "unreachable"],
    [new ApiError("http", { status: 401 }), "signedOut"],
    [new ApiError("http", { status: 403 }), "forbidden"],
    [new ApiError("http", { status: 404 }), "gone"],
    [new ApiError("http", { status: 409 }), "taken"],
    [new ApiError("http", { status: 422, body: { code: errorCodes.limitReached } }), "full"],
    [new ApiError("http", { status: 422 }), "failed"],
  ])("tell the fault of %o: %s", async (error, fault) => {
    const api = { ...someApi(), createFilterSet: vi.fn(() => Promise.reject(error)) };
    const failed = serverFilterSets(api, "d").create({ name: "x", criteria: {}, isShared: false });
    const reason = await failed.catch((given: unknown) => given);
    expect(reason).toBeInstanceOf(FilterSetError);
    expect(reason).toMatchObject({ fault });
  });
});
