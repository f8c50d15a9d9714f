import type { BuilderBlock } from "#app/domain/builder.ts";
import type { BuilderProblem } from "./builder-answer.ts";

/**
 * Sends the layout to be saved. The page stays as it is, whatever the answer.
 *
 * @returns why it was not saved; null when it was
 */
export async function saveLayout(blocks: readonly BuilderBlock[]): Promise<BuilderProblem | null> {
  const body = new URLSearchParams({ intent: "save", blocks: JSON.stringify(blocks) });
  try {
    const { ok, status } = await fetch("/builder", { method: "POST", body });
    if (ok) return null;
    if (status === 501) return "not-open";
    return status === 422 ? "invalid" : "failed";
  } catch {
    return "failed";
  }
}
