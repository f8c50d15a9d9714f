import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { BuilderAnswer } from "#app/screens/studio/builder/builder-answer.ts";
import { paths } from "#domain/addresses/paths.ts";

/** The result of Save Layout. */
export type SaveResult = { version: number; text: string; refused?: undefined } | NotSaved;

interface NotSaved {
  refused: BuilderAnswer;
}

/**
 * Posts the layout to be saved. The page does not navigate, except to the sign-in on 401.
 *
 * @param base the version that the draft is based on
 * @param lang for the message after a network failure
 */
export async function saveLayout(
  blocks: readonly BuilderBlock[],
  base: number,
  lang: { locale: Locale },
): Promise<SaveResult> {
  const failed = { refused: { reason: "failed", text: m.builder_failed({}, lang) } };
  const body = new URLSearchParams({ blocks: JSON.stringify(blocks), base: String(base) });
  try {
    // With this header an ended session is answered with 401 instead of a redirect to the sign-in.
    const headers = { Accept: "application/json" };
    const response = await fetch(studioPaths.builderSave, { method: "POST", body, headers });
    const { status } = response;
    if (status === 401) location.assign(`${paths.login}?next=${paths.builder}`);
    const answer = (await response.json()) as { version: number; text: string } & BuilderAnswer;
    if (status === 200) return answer;
    return answer.text ? { refused: answer } : failed;
  } catch {
    return failed;
  }
}
