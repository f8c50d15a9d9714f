import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { forgetDraftCookie, readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { putLayout, saveLayout, type PutFrom } from "#db/commands/studio/save-layout.ts";
import { findPageBehind } from "#db/queries/studio/builder.ts";
import { writeAs, type NotWritten, type WriteArgs } from "./write-as.server.ts";

/** The result of Save Layout. */
export type Saved =
  | {
      kind: "done";
      version: number;
      isNew: boolean;
      /** The public page that the version is made for and that does not show it yet. */
      behind: { title: string } | undefined;
      headers: Headers;
    }
  /** Conflict: `latest` is the newest version, saved since. */
  | { kind: "stale"; latest: number }
  | { kind: "not-written"; error: NotWritten };

/** Save Layout, for the page's form and for the workbench's request (app/api/save-layout.ts). */
export async function saveAs(
  args: WriteArgs,
  input: { key: string | undefined; base: number; blocks: readonly BuilderBlock[] },
): Promise<Saved> {
  const { key, base, blocks } = input;
  const now = new Date();
  const done = await writeAs(args, async (tx, { personId, address }) => {
    const payload = { base, blocks };
    const saved = await idempotent(tx, { personId, key, scope: "save-layout", payload }, () =>
      saveLayout(tx, { personId, address, base, blocks, now }),
    );
    if (saved.kind === "refused") return saved;
    return { ...saved, behind: await findPageBehind(tx, personId, saved.version) };
  });
  if (!done.ok) return { kind: "not-written", error: done.error };
  const { value, headers } = done;
  if (value.kind === "refused") return { kind: "stale", latest: value.latest };
  return { ...value, headers };
}

/**
 * Makes a layout the newest version, as the person of the request. The unsaved draft, as far as its cookie
 * carries it, is saved as a version before it; the cookie is then forgotten.
 *
 * @param scope of the idempotency key: what was pressed
 * @param from a former version, or blocks of a file or a template
 */
export async function putAs(
  { request, context }: WriteArgs,
  { key, scope, from }: { key: string | undefined; scope: string; from: PutFrom },
) {
  const now = new Date();
  const stored = readDraftCookie(request.headers.get("Cookie"));
  const draft = stored && "work" in stored ? stored.work.blocks : null;
  const put = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope, payload: { from, draft } }, () =>
      putLayout(tx, { personId, address, from, draft, now }),
    ),
  );
  if (put.ok && put.value.kind === "done") put.headers.append("Set-Cookie", forgetDraftCookie);
  return put;
}
