import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { DUTIES, REVIEW_MAX, REVIEW_MOODS, TRIGGERS_MAX } from "#domain/agentiks/duties/duties.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { HAS_SECRET_KEY } from "#adapters/secrets/secret-key.server.ts";
import { sealHookSecret } from "#adapters/hooks/hook-signature.server.ts";
import { createToken } from "#db/connection/tokens.ts";
import type { Db } from "#db/connection/client.ts";
import { runTriggerNow } from "#db/commands/agentiks/duties/run-now.ts";
import {
  changeTrigger,
  createTrigger,
  deleteTrigger,
  renewSecret,
  setTriggerOn,
  type TriggerContent,
  type TriggerRefusal,
} from "#db/commands/agentiks/duties/save-trigger.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { done, refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine, writtenText } from "#app/forms/written-text.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { readTrigger } from "./read-trigger.server.ts";

const INTENTS = ["create", "change", "on", "off", "run", "draft", "delete", "renew"] as const;
const FORM = z.object({
  intent: z.enum(INTENTS),
  key: formKey(),
  trigger: writtenLine(),
  duty: z.enum(DUTIES).catch("report"),
  period: writtenLine(),
  text: writtenText(),
  condition: writtenLine(),
  limit: writtenLine(),
  title: writtenLine(),
  topic: writtenLine(),
  review: writtenText(),
  mood: z.enum(REVIEW_MOODS).catch("unsure"),
  every: writtenLine(),
  time: writtenLine(),
  weekday: writtenLine(),
  day: writtenLine(),
  date: writtenLine(),
  cron: writtenLine(),
  zone: writtenLine(),
  send: writtenLine(),
  sendTo: writtenLine(),
});
type Form = z.infer<typeof FORM>;

const DONE = {
  create: m.triggers_done_created,
  change: m.triggers_done_changed,
  on: m.triggers_done_on,
  off: m.triggers_done_off,
  run: m.triggers_done_running,
  draft: m.triggers_done_running,
  delete: m.triggers_done_deleted,
};

/** Success message, by the flash's code. */
export const triggerDoneText = (code: string, lang: { locale: Locale }) =>
  doneText(DONE, code, lang);

const REFUSALS = {
  gone: { status: 404, text: m.triggers_no_gone },
  "not-yours": { status: 403, text: m.agentiks_not_yours },
  over: { status: 422, text: m.triggers_no_over },
  full: { status: 409, text: m.triggers_no_full },
  other: { status: 409, text: m.triggers_no_gone },
  "not-active": { status: 409, text: m.triggers_no_active },
  busy: { status: 409, text: m.triggers_no_busy },
} as const satisfies Record<TriggerRefusal, unknown>;

/**
 * The forms of an agentik's triggers. The secret of a webhook is in the answer itself, once, and never
 * in a cookie or a stored answer.
 *
 * @throws 404 for an address that names no agentik, what `readForm` throws
 */
export async function answerTriggers({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request, FORM);
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { intent, key, trigger, ...typed } = form;
  const lang = requestLang(request);
  const again = { intent, typed: { ...typed, trigger } };
  let content: TriggerContent | undefined;
  if (intent === "create" || intent === "change") {
    const read = readTrigger(typed, lang);
    if ("problems" in read)
      return refuse({ ...again, status: 422, reason: "fields", fields: read.problems });
    content = read.content;
  }
  if (intent === "draft" && !isReview(form.review)) {
    const fields = { review: m.triggers_no_review({ max: REVIEW_MAX }, lang) };
    return refuse({ ...again, status: 422, reason: "fields", fields });
  }
  const isHook = intent === "renew" || (intent === "create" && typed.duty === "note");
  if (isHook && !HAS_SECRET_KEY)
    return refuse({
      ...again,
      status: 409,
      reason: "no-key",
      text: m.triggers_no_secret({}, lang),
    });

  let secret: string | undefined;
  const written = await writeAs({ request, context }, (tx, { personId }) => {
    // A transaction that is tried again makes another secret.
    secret = undefined;
    const newSecret = (triggerId: string) => {
      secret = createToken();
      return sealHookSecret(secret, triggerId);
    };
    return idempotent(
      tx,
      {
        personId,
        key: ["create", "run", "draft"].includes(intent) ? key : undefined,
        scope: `${intent}-trigger ${id} ${trigger}`,
        payload: typed,
      },
      () => write(tx, { personId, id, now: new Date() }, form, content, newSecret),
    );
  });
  if (!written.ok) return refuseUnwritten(written.error, { ...again, lang });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { reason } = value;
    const { status, text } = REFUSALS[reason];
    return refuse({ ...again, status, reason, text: text({ max: TRIGGERS_MAX }, lang) });
  }
  if (isHook) {
    const text = intent === "renew" ? m.triggers_done_renewed : m.triggers_done_created;
    const said = { text: text({}, lang), triggerId: value.triggerId, secret: secret ?? "" };
    return done({ intent, text: said.text, value: said }, headers);
  }
  const flash = { code: intent, about: value.id };
  throw redirectWithFlash(request, paths.agentikTriggers(value.id), flash, headers);
}

const isReview = (text: string) => text.trim() !== "" && [...text.trim()].length <= REVIEW_MAX;

interface Own {
  personId: string;
  id: string;
  now: Date;
}

type Written =
  { kind: "done"; id: string; triggerId: string } | { kind: "refused"; reason: TriggerRefusal };

async function write(
  tx: Db,
  own: Own,
  { intent, trigger: triggerId, key, review, mood }: Form,
  content: TriggerContent | undefined,
  sealSecret: (triggerId: string) => string,
): Promise<Written> {
  switch (intent) {
    case "create":
      return createTrigger(tx, { ...own, content: content!, sealSecret });
    case "change":
      return changeTrigger(tx, { ...own, triggerId, content: content! });
    case "on":
    case "off":
      return setTriggerOn(tx, { ...own, triggerId, isOn: intent === "on" });
    case "delete":
      return deleteTrigger(tx, { ...own, triggerId });
    case "renew":
      return renewSecret(tx, { ...own, triggerId, sealedSecret: sealSecret(triggerId) });
    case "run":
    case "draft": {
      const given = intent === "draft" ? { review: review.trim(), mood } : undefined;
      const answer = await runTriggerNow(tx, { ...own, triggerId, key, given });
      return answer.kind === "refused" ? answer : { kind: "done", id: answer.id, triggerId };
    }
  }
}
