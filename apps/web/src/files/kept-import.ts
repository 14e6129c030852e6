import type { FilePlan, Reading } from "@glossa/files";

/** Where the records go, as it can be stored. */
export type KeptDestination =
  | { datasetId: string }
  | { workspace: { id: string; name: string }; name: string };

/** An import that has not ended: with its files, so that it can continue after the page was closed. */
export interface KeptImport {
  files: File[];
  /** Undefined: a whole dataset. */
  plan?: FilePlan | undefined;
  /** How the files were read. */
  reading?: Reading;
  /** Of a whole dataset: whether people without an account get one. */
  addsPeople?: boolean;
  destination: KeptDestination;
}

const folderOf = (userId: string) => `glossa-import-${userId}`;
const description = "/import";
const fileAt = (index: number) => `${description}/${index}`;

/** Keeps an import with its files in this browser. Where there is no room or no secure context, nothing is kept. */
export async function keepImport(userId: string, { files, ...rest }: KeptImport): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    await forgetImport(userId);
    const folder = await caches.open(folderOf(userId));
    for (const [index, file] of files.entries()) await folder.put(fileAt(index), new Response(file));
    const names = files.map(({ name }) => name);
    // Last: an import without it is incomplete.
    await folder.put(description, Response.json({ names, ...rest }));
  } catch {
    await forgetImport(userId);
  }
}

/** The import that has not ended, if there is one. */
export async function keptImport(userId: string): Promise<KeptImport | undefined> {
  const described = await keptDescription(userId);
  if (!described) return undefined;
  const { folder, names, ...rest } = described;
  const files = await Promise.all(
    names.map(async (name, index) => {
      const stored = await folder.match(fileAt(index));
      return stored && new File([await stored.blob()], name);
    }),
  );
  const found = files.filter((file) => file !== undefined);
  return found.length === names.length ? { files: found, ...rest } : undefined;
}

/** The name of the first file of the import that has not ended, if there is one and the browser gives access to it. */
export async function keptImportName(userId: string): Promise<string | undefined> {
  return (await keptDescription(userId).catch(() => undefined))?.names[0];
}

async function keptDescription(userId: string) {
  // Unlike `open`, `has` creates nothing.
  if (!("caches" in globalThis) || !(await caches.has(folderOf(userId)))) return undefined;
  const folder = await caches.open(folderOf(userId));
  const described = await folder.match(description);
  if (!described) return undefined;
  const kept = (await described.json()) as Omit<KeptImport, "files"> & { names: string[] };
  return { folder, ...kept };
}

/** Forgets the kept import and its files: it has ended, is given up, or the user signs out. */
export async function forgetImport(userId: string): Promise<void> {
  if ("caches" in globalThis) await caches.delete(folderOf(userId));
}
