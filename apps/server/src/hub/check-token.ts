import { HubApiError, whoAmI } from "@huggingface/hub";
import { z } from "zod";

const tokenForm = /^hf_[A-Za-z0-9]/;
const patience = 10_000;

const permissions = z.array(z.string());
const owner = z.object({
  name: z.string(),
  auth: z.object({
    accessToken: z
      .object({
        role: z.string(),
        fineGrained: z
          .object({
            global: permissions.default([]),
            scoped: z
              .array(z.object({ entity: z.object({ name: z.string().optional() }), permissions }))
              .default([]),
          })
          .optional(),
      })
      .optional(),
  }),
});

/** The rights of a token: to write in someone's name, none, or unknown because the hub does not reply. */
export type TokenState =
  | { state: "writes"; name: string }
  | { state: "invalid" }
  | { state: "cannot write" }
  | { state: "unknown" };

/** Asks the hub who a token belongs to, and whether it may write to an owner; undefined: to its own account. */
export async function checkToken(hubUrl: string, token: string, target?: string): Promise<TokenState> {
  if (!tokenForm.test(token)) return { state: "invalid" };
  const limited: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
  try {
    const account = owner.parse(await whoAmI({ accessToken: token, hubUrl, fetch: limited }));
    const { name } = account;
    return mayWrite(account, target ?? name) ? { state: "writes", name } : { state: "cannot write" };
  } catch (error) {
    const isRefused = error instanceof HubApiError && (error.statusCode === 401 || error.statusCode === 403);
    return { state: isRefused ? "invalid" : "unknown" };
  }
}

function mayWrite({ auth: { accessToken } }: z.output<typeof owner>, target: string): boolean {
  const { role, fineGrained } = accessToken ?? {};
  if (role === "read") return false;
  if (role !== "fineGrained" || !fineGrained) return true;
  const scoped = fineGrained.scoped.filter(({ entity }) => entity.name === target);
  return [fineGrained.global, ...scoped.map((one) => one.permissions)].some((list) =>
    list.includes("repo.write"),
  );
}
