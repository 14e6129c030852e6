import { z } from "zod";
import { defineFieldSchema, type FieldIssue } from "../schema-parts/definition";

const type = z.literal("image");
const maxUrlLength = 2038;
const maxDataUrlLength = 5_000_000;
const mimeTypes = ["avif", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp"].map((name) => `image/${name}`);

/** The rules of image fields: a web URL or a data URL. */
export const imageFieldSchema = defineFieldSchema({
  type: "image",
  settings: z.object({ type }),
  createSettings: z.object({ type }),
  updateSettings: z.object({ type }),
  value: z.string(),
  validate: (value, _settings, name) => imageIssues(value, name),
  searchText: () => "",
});

function imageIssues(value: unknown, name: string): FieldIssue[] {
  if (typeof value !== "string") return refuse(name, "not_a_text", "value must be a string");
  return value.startsWith("data:") ? dataUrlIssues(value, name) : webUrlIssues(value, name);
}

function webUrlIssues(value: string, name: string): FieldIssue[] {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const hasPath = /^https?:\/\/[^/?#]+\/[^?#]*/i.test(value);
  if (!url || !hasPath || url.host === "") return refuse(name, "invalid_url", "has an invalid URL value");
  if (value.length <= maxUrlLength) return [];
  return refuse(
    name,
    "url_too_long",
    `value is exceeding the maximum length of ${maxUrlLength} characters for Web URLs`,
  );
}

function dataUrlIssues(value: string, name: string): FieldIssue[] {
  if (value === "data:") return refuse(name, "invalid_url", "has an invalid URL value");
  if (value.length > maxDataUrlLength) {
    const reason = `value is exceeding the maximum length of ${maxDataUrlLength} characters for Data URLs`;
    return refuse(name, "data_url_too_long", reason);
  }
  const mimeType = /^data:([^;,]*)[;,]/.exec(value)?.[1] ?? "";
  if (mimeTypes.includes(mimeType)) return [];
  const supported = mimeTypes.map((each) => `'${each}'`).join(", ");
  const reason = `value is using an unsupported MIME type, supported MIME types are: [${supported}]`;
  return refuse(name, "unsupported_mime_type", reason);
}

function refuse(name: string, code: string, reason: string): FieldIssue[] {
  return [{ code, params: { name }, message: `image field '${name}' ${reason}` }];
}
