// @ts-check
// One picture: a fresh browser context in a theme and a size, brought to its scene.

/**
 * @param {{ browser: import("playwright").Browser, url: string, scene: import("./scenes.mjs").Scene,
 *   theme: string, size: { width: number, height: number }, file: string }} what
 */
export async function visit({ browser, url, scene, theme, size, file }) {
  const token = scene.isSignedOut ? undefined : await tokenOf(url, scene.username ?? "argilla");
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    reducedMotion: "reduce",
    hasTouch: size.width < 720,
  });
  await context.addInitScript(remember, { "glossa.theme": theme, ...(token && { "auth.token": token }) });
  const page = await context.newPage();
  try {
    await scene.open(page, callerOf(url, token ?? ""));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file });
  } finally {
    await context.close();
  }
}

/** @param {Record<string, string>} items */
function remember(items) {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
}

/** @type {Map<string, string>} */
const tokens = new Map();

/**
 * @param {string} url
 * @param {string} username
 */
async function tokenOf(url, username) {
  const known = tokens.get(username);
  if (known) return known;
  const body = new URLSearchParams({ username, password: "12345678" });
  const { access_token } = await (await fetch(`${url}/api/v1/token`, { method: "POST", body })).json();
  tokens.set(username, access_token);
  return access_token;
}

/**
 * @param {string} url
 * @param {string} token
 * @returns {import("./scenes.mjs").Call}
 */
function callerOf(url, token) {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  };
}
