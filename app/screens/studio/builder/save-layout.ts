import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import { paths } from "#app/paths.ts";
import type { BuilderAnswer } from "./builder-answer.ts";

/** What came of Save Layout. */
export type SaveResult = { version: number; isNew: boolean } | Omit<BuilderAnswer, "typed">;

type NotSaved = Pick<BuilderAnswer, "waitSeconds" | "said">;

/**
 * Sends the layout to be saved. The page stays as it is, whatever the answer.
 *
 * @param base the version it came from
 */
export async function saveLayout(
  blocks: readonly BuilderBlock[],
  base: number,
): Promise<SaveResult> {
  const body = new URLSearchParams({ blocks: JSON.stringify(blocks), base: String(base) });
  try {
    // As a program, so that an ended session is 401 and not the sign-in's page.
    const headers = { Accept: "application/json" };
    const response = await fetch(paths.builderSave, { method: "POST", body, headers });
    const { status } = response;
    if (status === 401) location.assign(`${paths.login}?next=${paths.builder}`);
    if (status === 422) return { problem: "invalid" };
    const answer = (await response.json()) as SaveResult & NotSaved;
    if (status === 200) return answer;
    if (status === 429) return { problem: "too-often", waitSeconds: answer.waitSeconds ?? 60 };
    if (status === 503) return { problem: "busy" };
    if (status === 413 && answer.said) return { problem: "no-room", said: answer.said };
    return status === 409 ? { ...answer, problem: "stale" } : { problem: "failed" };
  } catch {
    return { problem: "failed" };
  }
}
