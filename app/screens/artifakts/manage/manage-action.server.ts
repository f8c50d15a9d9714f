import { data, type ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseItemId } from "#domain/items/item-ids.ts";
import { readVersionNotes } from "#domain/artifakts/versions.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { chosenFile, formKey, typedText } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { keepChosen } from "#app/session/keep-chosen.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { writeWithUploads } from "#app/session/write-with-uploads.server.ts";
import { fileProblem } from "#app/presenters/answers/file-problem.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { addArtifaktVersion, setPublication } from "#db/commands/artifakts/create-artifakt.ts";
import { deleteArtifakt } from "#db/commands/artifakts/delete-artifakt.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refundArtifakt } from "#db/commands/artifakts/refund-artifakt.ts";
import { answerTerms, TERMS_INTENTS } from "./terms-action.server.ts";
import { acquiredText, refundRefusalText } from "./answer-text.server.ts";

const FORM = z.object({
  intent: z.enum(["publish", "retire", "delete", "refund", "upload", ...TERMS_INTENTS]),
  key: formKey(),
  sale: typedText(),
  notes: typedText(),
  code: typedText(),
  percent: typedText(),
  uses: typedText(),
  until: typedText(),
  file: chosenFile(),
  upload: typedText(),
});

type Form = z.infer<typeof FORM>;

const isTerms = (intent: string): intent is (typeof TERMS_INTENTS)[number] =>
  TERMS_INTENTS.some((known) => known === intent);

const PUBLICATIONS = { publish: "published", retire: "retired" } as const;

/**
 * The maker's actions on an artifakt: publish, retire, delete, upload a new version, refund a sale, and how
 * it is sold.
 *
 * @throws 404 for an artifakt that is not the person's own, what `readForm` throws
 */
export async function answerManageAction({ request, context, params }: ActionFunctionArgs) {
  const artifaktId = parseItemId(params.id);
  if (!artifaktId) throw data(null, { status: 404 });
  const form = await readForm(request, FORM);
  const { intent } = form;
  const args = { request, context };
  const asked = { artifaktId, lang: requestLang(request), now: new Date() };
  if (isTerms(intent)) return answerTerms(args, artifaktId, { ...form, intent });
  switch (intent) {
    case "publish":
    case "retire":
      return publish(args, asked, intent);
    case "delete":
      return remove(args, asked);
    case "refund":
      return refund(args, asked, form);
    case "upload":
      return upload(args, asked, form);
  }
}

interface Asked {
  artifaktId: string;
  lang: { locale: Locale };
  now: Date;
}

const redirectTo = ({ request }: WriteArgs, id: string, code: string, headers: Headers) =>
  redirectWithFlash(request, paths.artifaktManage(id), { code, about: id }, headers);

async function publish(
  args: WriteArgs,
  { artifaktId, lang, now }: Asked,
  intent: keyof typeof PUBLICATIONS,
) {
  const written = await writeAs(args, (tx, { personId }) =>
    setPublication(tx, { personId, artifaktId, publication: PUBLICATIONS[intent], now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  const code = intent === "publish" ? "published" : "saved";
  throw redirectTo(args, written.value.artifaktId, code, written.headers);
}

async function remove(args: WriteArgs, { artifaktId, lang, now }: Asked) {
  const intent = "delete";
  const written = await writeAs(args, (tx, { personId }) =>
    deleteArtifakt(tx, { personId, artifaktId, now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "refused" && value.reason === "gone") throw data(null, { status: 404 });
  if (value.kind === "refused")
    return refuse({ intent, status: 409, reason: value.reason, text: acquiredText(lang) });
  const flash = { code: "deleted", about: "library" };
  throw redirectWithFlash(args.request, paths.library, flash, headers);
}

async function refund(args: WriteArgs, { lang, now }: Asked, { key, sale: ownershipId }: Form) {
  const intent = "refund";
  const written = await writeAs(args, (tx, { personId }) =>
    idempotent(tx, { personId, key, scope: `refund ${ownershipId}`, payload: {} }, () =>
      refundArtifakt(tx, { personId, ownershipId, now }),
    ),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  const { value, headers } = written;
  if (value.kind === "done") throw redirectTo(args, value.artifaktId, "refunded", headers);
  const { reason } = value;
  const text = refundRefusalText(value, lang);
  return refuse({ intent, status: reason === "short" ? 402 : 410, reason, text });
}

async function upload(args: WriteArgs, { artifaktId, lang, now }: Asked, form: Form) {
  const intent = "upload";
  const notes = readVersionNotes(form.notes);
  if (notes === undefined) {
    const text = m.artifakts_notes_problem({}, lang);
    return refuse({ intent, status: 422, reason: "notes", text });
  }
  const file = (await keepChosen(args.request, form)) ?? "file-missing";
  if (typeof file === "string") return refuse({ intent, ...fileProblem(file, lang) });
  const { storageKey, ...content } = file;
  const scope = `add-version ${artifaktId}`;
  const payload = { ...content, ...(notes && { notes }) };
  const written = await writeWithUploads(args, [storageKey], (tx, { personId, address }, keep) =>
    idempotent(tx, { personId, key: form.key, scope, payload }, async () => {
      const version = { personId, address, artifaktId, file, notes, now };
      const added = await addArtifaktVersion(tx, version);
      if (added.kind === "done") keep();
      return added;
    }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang });
  if (written.value.kind === "refused") throw data(null, { status: 404 });
  throw redirectTo(args, written.value.artifaktId, "uploaded", written.headers);
}
