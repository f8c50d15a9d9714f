import { z } from "zod";
import { memberOf } from "#domain/input/member-of.ts";
import { CONTENT_LANGUAGES } from "#domain/items/catalogue.ts";
import { endOfDay } from "#domain/challenges/challenge-days.ts";
import { readChallengeFields, readSpaceFields } from "#domain/items/item-fields.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { DocumentRefusal } from "#domain/spaces/documents.ts";
import { SPACE_TEMPLATES, templateContent } from "#domain/spaces/templates/templates.ts";
import { CARRIED_FIELDS } from "./carry-fields.server.ts";
import { safePath } from "#domain/journey/gate.ts";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import * as m from "#app/messages/messages.js";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey, typedText, typedTextIfAny } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { documentRefusal } from "#app/presenters/answers/documents.server.ts";
import { challengeFieldTexts } from "#app/presenters/answers/challenges.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { spaceFieldTexts } from "#app/presenters/answers/spaces.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { createChallenge } from "#db/commands/challenges/create-challenge.ts";
import { beginSpace } from "#db/commands/spaces/begin-space.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";

const intent = "create";

const SPACE = z.object({
  key: formKey(),
  language: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedTextIfAny(),
  joinPolicy: typedTextIfAny(),
  visibility: typedTextIfAny(),
  maxMembers: typedText(),
  template: typedTextIfAny(),
});

const CHALLENGE = z.object({
  key: formKey(),
  language: typedText(),
  name: typedText(),
  description: typedText(),
  type: typedTextIfAny(),
  reward: typedText(),
  maxParticipants: typedText(),
  deadline: typedText(),
  rules: typedText(),
  split: typedText(),
});

/** Creates a space and redirects to its page. */
export async function createSpaceFrom({ request, context }: WriteArgs) {
  const { key, language, ...typed } = await readForm(request, SPACE);
  const lang = requestLang(request);
  const read = readSpaceFields(typed);
  if (read.wrong) {
    const fields = spaceFieldTexts(read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const space = { ...read.fields, language: languageOf(language) };
  const trade = memberOf(SPACE_TEMPLATES, typed.template);
  const now = new Date();
  const written = await writeAs({ request, context }, (tx, { personId, address }) =>
    idempotent(
      tx,
      { personId, key, scope: "create-space", payload: { ...space, trade } },
      // Named as a union: with a template its documents may be refused.
      (): Promise<Outcome<{ spaceId: string }, DocumentRefusal>> => {
        if (!trade) return createSpace(tx, { personId, space, now });
        const template = templateContent(trade, lang.locale);
        return beginSpace(tx, { personId, address, space, template, now });
      },
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused")
    return refuse({ intent, ...documentRefusal(value.reason, lang), typed });
  const flash = { code: "created", about: value.spaceId };
  throw redirectWithFlash(request, paths.space(value.spaceId), flash, headers);
}

/** Creates a challenge, with its reward in escrow, and redirects to its page. */
export async function createChallengeFrom({ request, context }: WriteArgs) {
  const now = new Date();
  const { key, language, ...typed } = await readForm(request, CHALLENGE);
  const lang = requestLang(request);
  const read = readChallengeFields(typed, now);
  if (read.wrong) {
    const fields = challengeFieldTexts(read.wrong, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed });
  }
  const content = { ...read.fields, language: languageOf(language) };
  const { rules, split, ...stored } = content;
  const challenge = { ...stored, deadline: endOfDay(stored.deadline), terms: { rules, split } };
  const written = await writeAs({ request, context }, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope: "create-challenge", payload: content }, () =>
      createChallenge(tx, { personId, challenge, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const { value, headers } = written;
  if (value.kind === "refused") {
    const { missing } = value;
    const next = encodeURIComponent(challengeDraftPath(typed));
    const to = `${paths.wallet}?currency=credits&amount=${missing}&next=${next}`;
    const link = { to, text: m.community_add_credits({}, lang) };
    const text = m.community_short({ missing }, lang);
    return refuse({ intent, status: 409, reason: "short", text, link, typed });
  }
  const flash = { code: "created", about: value.challengeId };
  throw redirectWithFlash(request, paths.challenge(value.challengeId), flash, headers);
}

/** The form of a new challenge with its short fields filled in, to return to from the wallet. */
function challengeDraftPath(typed: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams({ tipo: "challenge" });
  for (const name of CARRIED_FIELDS) if (typed[name]) query.set(name, typed[name]);
  const path = `${paths.create}?${query.toString()}`;
  return safePath(path, `${paths.create}?tipo=challenge`);
}

/** The item's language is that of the page it was written on. */
const languageOf = (language: string) => memberOf(CONTENT_LANGUAGES, language) ?? "es";
