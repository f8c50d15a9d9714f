import {
  LIMIT_SPANS,
  type AgentikLimits,
  type LimitSpan,
} from "#domain/agentiks/limits/agentik-limits.ts";
import { formatCentavos } from "#domain/money/money.ts";
import { LIMIT_MAX_CENTAVOS, readLimit } from "#domain/runs/models/spend-limits.ts";
import { setAgentikLimits } from "#db/commands/agentiks/limits/set-limits.ts";
import type { LimitSettings } from "#db/queries/agentiks/limits.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";

/** The fields of the form, as typed; `engine` is `default`, `rules` or the id of a model. */
export type TypedLimits = Record<LimitSpan | "engine", string>;

const REFUSALS = {
  gone: { status: 404, text: m.examples_no_missing },
  "not-yours": { status: 403, text: m.agentiks_not_yours },
} as const;

/**
 * Saves what an agentik may spend, and what answers for it.
 *
 * @throws the redirect after success
 */
export async function answerAgentikLimits(
  args: WriteArgs,
  { id, typed }: { id: string; typed: TypedLimits },
) {
  const { request } = args;
  const lang = requestLang(request);
  const again = { intent: "save-limits", typed };
  const limits: Record<LimitSpan, number | null> = { run: null, day: null, month: null };
  const fields: Partial<Record<keyof TypedLimits, string>> = {};
  for (const span of LIMIT_SPANS) {
    const read = typed[span].trim() === "" ? null : readLimit(typed[span]);
    if (read === undefined)
      fields[span] = m.tools_limits_problem({ max: formatCentavos(LIMIT_MAX_CENTAVOS) }, lang);
    else limits[span] = read;
  }
  if (Object.keys(fields).length > 0)
    return refuse({ ...again, status: 422, reason: "fields", fields });
  const settings = settingsOf(limits, typed.engine);
  const written = await writeAs(args, (tx, { personId }) =>
    setAgentikLimits(tx, { personId, id, settings, now: new Date() }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { ...again, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    if (reason === "provider") {
      const text = m.tools_engine_problem({}, lang);
      return refuse({ ...again, status: 422, reason: "fields", fields: { engine: text } });
    }
    const { status, text } = REFUSALS[reason];
    return refuse({ ...again, status, reason, text: text({}, lang) });
  }
  const flash = { code: "tools-limits", about: value.id };
  throw redirectWithFlash(request, paths.agentikTools(value.id), flash, headers);
}

function settingsOf(limits: AgentikLimits, engine: string): LimitSettings {
  if (engine === "default" || engine === "rules" || engine === "")
    return { limits, engine: engine === "rules" ? "rules" : "default", providerId: null };
  return { limits, engine: "model", providerId: engine };
}
