import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { forgetDraftCookie, readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { putLayout, saveLayout, type PutFrom } from "#db/commands/studio/save-layout.ts";
import { writeAs, type NotWritten, type WriteArgs } from "./write-as.server.ts";

/** The result of Save Layout. */
export type Saved =
  | { kind: "done"; version: number; isNew: boolean; headers: Headers }
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
  const done = await writeAs(args, (tx, { personId, address }) =>
    idempotent(tx, { personId, key, scope: "save-layout", payload: { base, blocks } }, () =>
      saveLayout(tx, { personId, address, base, blocks, now }),
    ),
  );
  if (!done.ok) return { kind: "not-written", error: done.error };
  const { value, headers } = done;
  if (value.kind === "refused") return { kind: "stale", latest: value.latest };
  return { kind: "done", version: value.version, isNew: value.isNew, headers };
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
