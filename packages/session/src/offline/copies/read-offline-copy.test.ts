import { expect, it } from "vitest";
import { CriteriaRefusedError } from "../../controller/ports";
import { criteriaFrom } from "../../criteria/address";
import { OfflineCriteriaError } from "./offline-filter";
import { selectedBy } from "./read-offline-copy";

const records = [{ record: { metadata: { lang: "de" } } }, { record: { metadata: null } }] as never[];
const select = (address: string) => selectedBy(criteriaFrom(new URLSearchParams(address), "d"), records);

it("an offline copy refuses criteria that only a server knows, and says so", () => {
  expect(select("metadata=lang.de")).toEqual(records.slice(0, 1));
  const refusal = (() => {
    try {
      return select("search=refund");
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(CriteriaRefusedError);
  expect((refusal as Error).cause).toBeInstanceOf(OfflineCriteriaError);
});
