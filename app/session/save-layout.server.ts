import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { once } from "#db/commands/writing/once.ts";
import { saveLayout } from "#db/commands/studio/save-layout.ts";
import { writeAs, type NotWritten, type WriteArgs } from "./write-as.server.ts";

/** What came of Save Layout. */
export type Saved =
  | { kind: "done"; version: number; isNew: boolean; headers: Headers }
  /** Another version was saved since; the newest. */
  | { kind: "stale"; latest: number }
  | { kind: "not-written"; why: NotWritten };

/** Save Layout, for the page's own form and for what the workbench sends (app/api/save-layout.ts). */
export async function saveAs(
  args: WriteArgs,
  input: { key: string | undefined; base: number; blocks: readonly BuilderBlock[] },
): Promise<Saved> {
  const { key, base, blocks } = input;
  const now = new Date();
  const done = await writeAs(args, (tx, { personId, address }) =>
    once(tx, { personId, key, about: "save-layout", content: { base, blocks } }, () =>
      saveLayout(tx, { personId, address, base, blocks, now }),
    ),
  );
  if (!done.isDone) return { kind: "not-written", why: done.why };
  const { value, headers } = done;
  if (value.kind === "refused") return { kind: "stale", latest: value.latest };
  return { kind: "done", version: value.version, isNew: value.isNew, headers };
}
