import type { NewRecord } from "@glossa/contract";
import { departures, reaching, requests, templates } from "../../hostile/corpus";
import { markup } from "../../hostile/markup";
import { datasetNamed, type Person } from "./api";

/** A hostile record, named after the attack. */
interface HostileRecord {
  name: string;
  fields: NewRecord["fields"];
}

const all = markup.join("\n\n");

/** The records: first all quiet requests and accesses at once, then each navigation alone, as it removes its frame. */
export function hostileRecords(canary: string, naughty: readonly string[]): HostileRecord[] {
  const everything = `${Object.values(requests(canary)).join("\n")}${reaching}`;
  return [
    {
      name: "requests and reaches",
      fields: {
        html: everything,
        markdown: all,
        chat: [...markup.map((content) => ({ role: "<b>user</b>", content })), ...messagesOf(naughty)],
        image: "data:image/svg,<svg onload='window.owned=1'/>",
        card: { html: everything },
      },
    },
    ...Object.entries(departures(canary)).map(([name, html]) => ({ name, fields: { html } })),
  ];
}

/** Strings that are known to break programs, each as a message of its own. */
function messagesOf(naughty: readonly string[]) {
  return naughty.map((content) => ({ role: "naughty", content }));
}

/** Creates a published dataset in which every text written by users is hostile. */
export async function makeHostileDataset(
  { api }: Person,
  records: readonly HostileRecord[],
): Promise<string> {
  const { workspace_id } = await datasetNamed({ api, id: "" }, "support-tickets");
  const { id: dataset_id } = await api.createDataset({
    body: { name: "hostile", workspace_id, guidelines: all },
  });
  const params = { dataset_id };
  const field = (name: string, settings: Parameters<typeof api.createField>[0]["body"]["settings"]) =>
    api.createField({
      params,
      body: { name, title: `${name} ${markup[0]}`, required: name === "html", settings },
    });
  await field("html", { type: "text", use_markdown: false });
  await field("markdown", { type: "text", use_markdown: true });
  await field("chat", { type: "chat", use_markdown: false });
  await field("image", { type: "image" });
  await field("card", { type: "custom", advanced_mode: false, template: "{{{record.fields.card.html}}}" });
  await field("advanced", { type: "custom", advanced_mode: true, template: reaching });
  for (const [index, template] of Object.values(templates).entries()) {
    await field(`template_${index}`, { type: "custom", advanced_mode: false, template });
  }
  await api.createQuestion({
    params,
    body: {
      name: "choice",
      title: markup.slice(0, 3).join(" "),
      description: all.slice(0, 900),
      required: true,
      settings: {
        type: "label_selection",
        options: markup.map((text, index) => ({
          value: `v${index}`,
          text: text.slice(0, 200),
          description: text,
        })),
      },
    },
  });
  await api.publishDataset({ params });
  for (const { name, fields } of records) {
    await api.bulkCreateRecords({ params, body: { items: [{ external_id: name, fields }] } });
  }
  return dataset_id;
}
