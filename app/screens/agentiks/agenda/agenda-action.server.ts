import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { dayIn } from "#domain/format/dates.ts";
import { readBooking } from "#domain/agentiks/agenda/typed-booking.ts";
import { addBooking, cancelBooking } from "#db/commands/agentiks/agenda/write-booking.ts";
import { idempotent } from "#db/commands/writing/idempotent.ts";
import { refuse } from "#app/forms/action-result.server.ts";
import { redirectWithFlash } from "#app/forms/flash.server.ts";
import { formKey } from "#app/forms/form-fields.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { writtenLine } from "#app/forms/written-text.server.ts";
import { bookingProblemTexts, bookingRefusal } from "#app/presenters/answers/agenda.server.ts";
import { refuseUnwritten } from "#app/presenters/answers/not-written.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { writeAs } from "#app/session/write-as.server.ts";
import { agendaAddress } from "./agenda-address.ts";

const FORM = z.object({
  intent: z.enum(["add", "remove"]),
  key: formKey(),
  /** Id of the booking that is taken out. */
  booking: writtenLine(),
  /** The agentik's id, a space, and the name of its form. */
  form: writtenLine(),
  customer: writtenLine(),
  phone: writtenLine(),
  day: writtenLine(),
  time: writtenLine(),
  people: writtenLine(),
  note: writtenLine(),
  force: writtenLine(),
});

/**
 * Writes a booking into the agenda by hand, or takes one out that was written so.
 *
 * @throws what `readForm` throws
 */
export async function answerAgenda({ request, context }: ActionFunctionArgs) {
  const { intent, key, booking: id, form: chosen, force, ...typed } = await readForm(request, FORM);
  const lang = requestLang(request);
  const { zone } = await findViewer(request);
  const now = new Date();
  const refilled = { ...typed, form: chosen, force };
  const read = intent === "add" ? readBooking(typed, dayIn(zone, now)) : undefined;
  if (read && "problems" in read) {
    const fields = bookingProblemTexts(read.problems, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed: refilled });
  }
  const [, agentikId = "", form = ""] = /^(\S+) (.+)$/.exec(chosen) ?? [];
  const done = await writeAs({ request, context }, (tx, { personId }) => {
    const payload = { id, ...refilled };
    return idempotent(tx, { personId, key, scope: `agenda-${intent} ${id}`, payload }, () => {
      if (!read) return cancelBooking(tx, { personId, id, now });
      const isForced = force === "on";
      return addBooking(tx, { ...read.booking, personId, agentikId, form, isForced, now });
    });
  });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed: refilled });
  const { value, headers } = done;
  if (value.kind === "refused")
    return refuse({ intent, ...bookingRefusal(value.reason, lang), typed: refilled });
  const to = agendaAddress(value.day, dayIn(zone, now));
  throw redirectWithFlash(request, to, { code: intent, about: "agenda" }, headers);
}
