import { expect, it } from "vitest";
import { withoutFrames } from "./back-doors";

it.each([
  ["<iframe srcdoc='<script>1</script>'></iframe>", "&lt;iframe srcdoc='<script>1</script>'>&lt;/iframe>"],
  ["<IFRAME/src=x>", "&lt;IFRAME/src=x>"],
  ["<frameset><frame src=x></frameset>", "&lt;frameset>&lt;frame src=x>&lt;/frameset>"],
  ["<object data=x><embed src=x>", "&lt;object data=x>&lt;embed src=x>"],
  [
    "<x:iframe xmlns:x='http://www.w3.org/1999/xhtml'/>",
    "&lt;x:iframe xmlns:x='http://www.w3.org/1999/xhtml'/>",
  ],
  ["<!DOCTYPE x [<!ENTITY e '&#60;iframe/>'>]>", "<!DOCTYPE x [&lt;!ENTITY e '&#60;iframe/>'>]>"],
])("filtered HTML contains no frame: %s", (html, safe) => {
  expect(withoutFrames(html)).toBe(safe);
});

it.each(["<p>iframe</p>", "<iframes>", "1 < object", "<framework-card></framework-card>"])(
  "other HTML is not changed: %s",
  (html) => expect(withoutFrames(html)).toBe(html),
);
