import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { datasetNamed, signInAt } from "./support/api";
import { recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

interface Received {
  type: string;
}

let receiver: Server;
let url: string;
let status: number;
let received: Received[];

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(parts).toString("utf8")));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
test.beforeEach(() => {
  status = 204;
  received = [];
});
test.afterAll(() => receiver.close());

test("an owner adds a webhook, tests it, sees what it is sent and sends what was refused again", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await page.getByRole("button", { name: "Account menu of argilla" }).click();
  await page.getByRole("menuitem", { name: "Webhooks" }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByLabel("Web address")).toBeFocused();
  await page.keyboard.type(url);
  await page.getByRole("checkbox", { name: "Response created" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: url });
  await expect(row).toContainText("None yet");

  const choose = async (action: string) => {
    await page.getByRole("button", { name: `Actions for ${url}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Send test message");
  await page.getByRole("dialog").getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("The test message arrived")).toBeVisible();
  expect(received).toMatchObject([{ type: "ping" }]);

  // A refused test says what the receiver has answered; the dialog opens on its action.
  status = 401;
  await choose("Send test message");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Send test message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "The test message did not arrive. Refused: HTTP 401. The receiver does not accept the signature",
  );
  await page.keyboard.press("Escape");

  // The receiver is away: the message waits, with the reason and what it says.
  status = 503;
  received = [];
  const client = await signInAt(product.url, "argilla");
  const { id } = await datasetNamed(client, "support-tickets");
  const theirs = await page.context().newPage();
  await theirs.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await recordShown(theirs);
  await theirs.getByRole("button", { name: /^Discard/ }).click();
  await expect.poll(() => received.length).toBe(1);
  await theirs.close();

  await row.getByRole("link", { name: url }).click();
  const message = page.getByRole("row", { name: /Response created/ });
  await expect(message).toContainText("Waiting to be sent again");
  await expect(message).toContainText("answered 503");
  await message.getByRole("button", { name: /^Read:/ }).click();
  await expect(page.getByRole("dialog").getByText('"response.created"')).toBeVisible();
  await page.keyboard.press("Escape");
  await message.getByRole("button", { name: /^Attempts 1: Response created/ }).press("Enter");
  const attempts = page.getByRole("table").getByRole("listitem");
  await expect(attempts).toHaveText([/^Refused: HTTP 503.*, took .*answered 503$/, /^Next attempt: /]);
  status = 200;
  await message.getByRole("button", { name: /^Send now:/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send now" }).click();
  await expect(message).toContainText("Arrived");
  await expect(message).toContainText("2");
  await expect(page.getByText(/^Sent now: Response created, .*\. Arrived: HTTP 200$/)).toHaveRole("status");
  await expect(attempts).toHaveText([/^Refused: HTTP 503/, /^Arrived: HTTP 200.*, took /]);
  expect(received.map(({ type }) => type)).toEqual(["response.created", "response.created"]);

  await page.getByRole("link", { name: "Webhooks" }).click();
  await choose("Switch off");
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(row).toContainText("Off");
  await choose("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
});

test("annotators are told that the page is for owners", async ({ page, product }) => {
  await page.goto(`${product.url}/webhooks`);
  await signIn(page, "ana");
  await expect(page.getByText(/^Only owners can use this page/)).toBeVisible();
  await page.getByRole("link", { name: "Back to home page" }).click();
  await page.getByRole("button", { name: "Account menu of ana" }).click();
  await expect(page.getByRole("menuitem", { name: "Webhooks" })).toBeHidden();
});
