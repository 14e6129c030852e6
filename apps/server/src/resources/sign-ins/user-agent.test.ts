import { expect, it, test } from "vitest";
import { readUserAgent } from "./user-agent";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "Chrome", "ChromeOS"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/25.0 ${chrome} Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile Safari/604.1",
    "Chrome",
    "iOS",
  ],
  ["python-httpx/0.27.2", "Python", null],
  ["curl/8.11.0", "curl", null],
  ["<script>alert(1)</script>", null, null],
])("%s", (header, program, system) => {
  expect(readUserAgent(header)).toEqual({ program, system });
});

it("no header names no program", () => {
  expect(readUserAgent(undefined)).toEqual({ program: null, system: null });
});
