import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { pauseAllAgentiks } from "#db/commands/agentiks/duties/pause-all.ts";
import { done } from "#app/forms/action-result.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import * as m from "#app/messages/messages.js";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";

const FORM = z.object({ intent: z.literal("pause-all") });

/** "Pause all my agentiks": every own agentik, and what they are doing. */
export async function answerPauseAll({ request, context }: ActionFunctionArgs) {
  const { intent } = await readForm(request, FORM);
  const lang = requestLang(request);
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    pauseAllAgentiks(tx, { personId, now: new Date() }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  return done({ intent, text: m.triggers_paused_all({ count: value.paused }, lang) }, headers);
}
