import { db } from "#db/connection/live-database.ts";
import { readBusiness, type TypedBusiness } from "#domain/people/business/business.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { done, refuse, type Done, type Refused } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs, type WriteArgs } from "#app/session/write-as.server.ts";
import { answerPicture, answerPictureRemoval } from "#app/screens/people/picture-action.server.ts";
import { findStatedHours } from "#db/queries/people/find-stated-hours.ts";
import { saveBusiness } from "#db/commands/people/profile/save-business.ts";
import { BUSINESS_FORM, typedBusiness, typedHours } from "./business-form.server.ts";
import { businessProblemTexts } from "./business-texts.server.ts";

/** Why the form was refused, with what was typed. */
type BusinessRefusal = Refused<string, TypedBusiness>;

/** The form's answer on its page; the value are its fields with the hours of a document. */
export type BusinessAnswer = BusinessRefusal | Done<TypedBusiness>;

const LOGO = {
  crop: "whole",
  purpose: "logo",
  to: paths.accountBusiness,
  about: "business",
} as const;

/**
 * Stores a business or its logo, or fills in the hours that documents say. A visitor becomes a guest with
 * what is stored.
 *
 * @throws the redirect after success, what `readForm` throws
 */
export async function answerBusiness(args: WriteArgs) {
  const { request } = args;
  const form = await readForm(request, BUSINESS_FORM);
  if (form.intent === "upload-picture") return answerPicture(args, form.picture, LOGO);
  if (form.intent === "remove-picture") return answerPictureRemoval(args, LOGO);
  const lang = requestLang(request);
  const typed = typedBusiness(form);
  if (form.intent === "take-hours") return answerHours(request, typed);
  const intent = "save-business";
  const read = readBusiness(typed);
  if ("problems" in read) {
    const fields = businessProblemTexts(read.problems, lang);
    const text = m.business_refused({}, lang);
    return refuse({ intent, status: 422, reason: "fields", text, fields, typed });
  }
  const now = new Date();
  const written = await writeAs(args, (tx, { personId }) =>
    saveBusiness(tx, { personId, ...read, now }),
  );
  if (!written.ok) return refuseUnwritten(written.error, { intent, lang, typed });
  const flash = { code: "business", about: "business" };
  throw redirectWithFlash(request, paths.accountBusiness, flash, written.headers);
}

/** Fills the hours in as the documents say them, beside what was typed; nothing is stored yet. */
async function answerHours(request: Request, typed: TypedBusiness) {
  const intent = "take-hours";
  const lang = requestLang(request);
  const { personId, isVisitor } = await findViewer(request);
  const found = isVisitor ? undefined : await findStatedHours(db, personId);
  if (!found) {
    const text = m.business_hours_gone({}, lang);
    return refuse({ intent, status: 409, reason: "gone", text, typed });
  }
  const text = m.business_hours_taken({}, lang);
  return done({ intent, text, value: { ...typed, hours: typedHours(found.hours) } });
}
