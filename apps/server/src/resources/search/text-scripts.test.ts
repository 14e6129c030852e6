import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

const texts = {
  german: "Straßenbahn fährt über die Brücke, Größe 42",
  spanish: "El niño comió piñones en Cádiz",
  french: "L’œuvre d’été s’est vendue à l'hôtel",
  polish: "Zażółć gęślą jaźń",
  turkish: "İstanbul'da ışık",
  russian: "Ёлка и ещё Йод",
  greek: "Οδυσσεύς και Πηνελόπη",
  hebrew: "שָׁלוֹם עולם",
  arabic: "كَتَبَ الطالبُ الرسـالةَ",
  persian: "می‌خواهم کتاب بخوانم",
  hindi: "हिन्दी में किताब",
  thai: "วันนี้ฉันอ่าน book ใหม่",
  lao: "ສະບາຍດີ",
  chinese: "今天我在图书馆看书 ABC123",
  japanese: "カタカナとひらがな、漢字",
  halfwidth: "ﾃｽﾄ ＡＢＣ １２３",
  korean: "한국어 문장입니다",
  vietnamese: "Tiếng Việt có dấu",
  emoji: "party 🎉👩‍🚀 time",
  code: "const a_b = fooBar(x, 3.14); // TODO: #42 C++ a/b",
  web: "See https://example.org/path?q=1&x=%20 or me@host.example",
  digits: "Order QS-771904 from 2026-11-21, €1,234.56",
  markup: "<b>bold</b> & <script>alert(1)</script>",
};
type Key = keyof typeof texts;

let server: TestServer;
let dataset: DatasetFixture;
const keys = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server);
  const entries = Object.entries(texts);
  const ids = await dataset.log(entries.map(([, text]) => ({ fields: { text } })));
  ids.forEach((id, index) => {
    keys.set(id, entries[index]?.[0] ?? "");
  });
});
afterAll(() => server.close());

async function find(q: string) {
  const path = `/me/datasets/${dataset.datasetId}/records/search`;
  const { status, body } = await server.owner("POST", path, { query: { text: { q } } });
  expect(status).toBe(200);
  return body.items.map((item: { record: { id: string } }) => keys.get(item.record.id)).sort();
}

describe("words of many scripts are found (spec 441)", () => {
  test.each<[string, Key[]]>([
    ["straßenbahn", ["german"]],
    ["STRASSENBAHN", []],
    ["fahrt", ["german"]],
    ["brucke", ["german"]],
    ["große", ["german"]],
    ["42", ["code", "german"]],
    ["nino", ["spanish"]],
    ["niño comio", ["spanish"]],
    ["CADIZ", ["spanish"]],
    ["pin*", ["spanish"]],
    ["été", ["french"]],
    ["ete", ["french"]],
    ["hotel", ["french"]],
    ["œuvre", ["french"]],
    ["zazołc", ["polish"]],
    ["jazn", ["polish"]],
    ["istanbul", ["turkish"]],
    ["ışık", ["turkish"]],
    ["елка", ["russian"]],
    ["ещё", ["russian"]],
    ["ΟΔΥΣΣΕΥΣ", ["greek"]],
    ["πηνελοπη", ["greek"]],
    ["שלום", ["hebrew"]],
    ["כתב", []],
    ["كتب", ["arabic"]],
    ["الرسالة", ["arabic"]],
    ["کتاب", ["persian"]],
    ["हिन्दी", ["hindi"]],
    ["हिनदी", []],
    ["किताब", ["hindi"]],
    ["วันนี้", ["thai"]],
    ["อ่าน", ["thai"]],
    ["book", ["thai"]],
    ["อ่าน book", ["thai"]],
    ["ສະບາຍດີ", ["lao"]],
    ["图书", ["chinese"]],
    ["图书馆", ["chinese"]],
    ["看书", ["chinese"]],
    ["书馆看", ["chinese"]],
    ["看图", []],
    ["书", ["chinese"]],
    ["abc123", ["chinese"]],
    ["カタカナ", ["japanese"]],
    ["ひらがな", ["japanese"]],
    ["漢字", ["japanese"]],
    ["テスト", ["halfwidth"]],
    ["abc 123", ["halfwidth"]],
    ["한국어", ["korean"]],
    ["문장*", ["korean"]],
    ["tieng viet", ["vietnamese"]],
    ["TIẾNG", ["vietnamese"]],
    ["party time", ["emoji"]],
    ["party 🎉", ["emoji"]],
    ["🎉", ["emoji"]],
    ["😈", []],
    ["a_b", ["code"]],
    ["foobar", ["code"]],
    ["3.14", ["code"]],
    ["c++", ["code"]],
    ["todo #42", ["code"]],
    ["example.org", ["web"]],
    ["https://example.org/path", ["web"]],
    ["me@host.example", ["web"]],
    ['"me host example"', ["web"]],
    ["QS-771904", ["digits"]],
    ["771904", ["digits"]],
    ["2026-11-21", ["digits"]],
    ["1,234.56", ["digits"]],
    ["<script>", ["markup"]],
    ["alert(1)", ["markup"]],
    ["&", []],
    ["' OR 1=1 --", ["web"]],
    ['" AND every : 1', []],
    ["field_1 : bold", []],
    ["NEAR(bold script)", []],
    ["((((((bold))))))", ["markup"]],
    [`${"(".repeat(500)}bold`, ["markup"]],
    [`${"-".repeat(1001)}bold`, Object.keys(texts).filter((key) => key !== "markup") as Key[]],
    [`"${"bold ".repeat(399)}"`, []],
  ])("%j", async (q, expected) => expect(await find(q)).toEqual([...expected].sort()));
});
