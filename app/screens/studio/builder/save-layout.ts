import { paths } from "#app/paths.ts";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { BuilderAnswer } from "./builder-answer.ts";

/** What came of Save Layout. */
export type SaveResult = { version: number; isNew: boolean; refused?: undefined } | NotSaved;

interface NotSaved {
  refused: BuilderAnswer;
}

/**
 * Sends the layout to be saved. The page stays as it is, whatever the answer.
 *
 * @param base the version it came from
 * @param lang for what no answer has words for: the network failed
 */
export async function saveLayout(
  blocks: readonly BuilderBlock[],
  base: number,
  lang: { locale: Locale },
): Promise<SaveResult> {
  const failed = { refused: { reason: "failed", text: m.builder_failed({}, lang) } };
  const body = new URLSearchParams({ blocks: JSON.stringify(blocks), base: String(base) });
  try {
    // As a program, so that an ended session is 401 and not the sign-in's page.
    const headers = { Accept: "application/json" };
    const response = await fetch(paths.builderSave, { method: "POST", body, headers });
    const { status } = response;
    if (status === 401) location.assign(`${paths.login}?next=${paths.builder}`);
    const answer = (await response.json()) as { version: number; isNew: boolean } & BuilderAnswer;
    if (status === 200) return answer;
    return answer.text ? { refused: answer } : failed;
  } catch {
    return failed;
  }
}
