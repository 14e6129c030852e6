import { expect, test } from "vitest";
import { shownAddress } from "./shown-address";

test.each([
  ["http://user:secret@host/", "http://user:•••@host/"],
  ["HTTPS://user:se:cr@t@host:8080/a?b=c", "HTTPS://user:•••@host:8080/a?b=c"],
  ["http://:secret@host", "http://:•••@host"],
  ["http:user:secret@host/", "http:user:•••@host/"],
  ["http:\\\\user:secret@host/", "http:\\\\user:•••@host/"],
  ["https://hooks.example.org/a:b@c", "https://hooks.example.org/a:b@c"],
  ["https://host:8080/?who=a:b@c#d:e@f", "https://host:8080/?who=a:b@c#d:e@f"],
  ["https://user@host:8080/", "https://user@host:8080/"],
  ["", ""],
])("%s is displayed as %s", (url, shown) => {
  expect(shownAddress(url)).toBe(shown);
});
