import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { dayIn } from "#domain/format/dates.ts";
import type { BookedStart } from "#domain/agentiks/agenda/reminders.ts";
import {
  readBookedTime,
  readBooking,
  type BookingProblems,
  type ReadBooking,
  type TypedBooking,
} from "#domain/agentiks/agenda/typed-booking.ts";
import { cancelSentBooking, confirmBooking } from "#db/commands/agentiks/agenda/confirm-booking.ts";
import { moveBooking } from "#db/commands/agentiks/agenda/move-booking.ts";
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
  intent: z.enum(["add", "remove", "move", "confirm", "cancel"]),
  key: formKey(),
  /** Id of the booking that is taken out, moved, confirmed or cancelled. */
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

type Read =
  | { kind: "remove" | "confirm" | "cancel" }
  | { kind: "add"; booking: ReadBooking }
  | { kind: "move"; start: BookedStart };

/** Parses the form's fields: the booking or its new start, or the problems by field. */
function readFields(
  intent: Read["kind"],
  typed: TypedBooking,
  today: string,
): Read | { kind: "wrong"; problems: BookingProblems } {
  if (intent === "remove" || intent === "confirm" || intent === "cancel") return { kind: intent };
  if (intent === "move") {
    const { day, minute, problems } = readBookedTime(typed, today);
    return day === undefined || minute === undefined || problems.day
      ? { kind: "wrong", problems }
      : { kind: "move", start: { day, minute } };
  }
  const read = readBooking(typed, today);
  return "problems" in read
    ? { kind: "wrong", problems: read.problems }
    : { kind: "add", booking: read.booking };
}

/**
 * Writes a booking into the agenda by hand, takes one out that was written so, moves one, or confirms or
 * cancels one that a customer has sent.
 *
 * @throws what `readForm` throws
 */
export async function answerAgenda({ request, context }: ActionFunctionArgs) {
  const { intent, key, booking: id, form: chosen, force, ...typed } = await readForm(request, FORM);
  const lang = requestLang(request);
  const { zone } = await findViewer(request);
  const now = new Date();
  const today = dayIn(zone, now);
  const refilled = { ...typed, booking: id, form: chosen, force };
  const read = readFields(intent, typed, today);
  if (read.kind === "wrong") {
    const fields = bookingProblemTexts(read.problems, lang);
    return refuse({ intent, status: 422, reason: "fields", fields, typed: refilled });
  }
  const [, agentikId = "", form = ""] = /^(\S+) (.+)$/.exec(chosen) ?? [];
  const isForced = force === "on";
  const done = await writeAs({ request, context }, (tx, { personId, address }) => {
    const payload = { id, ...refilled };
    return idempotent(tx, { personId, key, scope: `agenda-${intent} ${id}`, payload }, () => {
      const by = { personId, isForced, now };
      switch (read.kind) {
        case "remove":
          return cancelBooking(tx, { personId, id, now });
        case "confirm":
          return confirmBooking(tx, { personId, id, address, now });
        case "cancel":
          return cancelSentBooking(tx, { personId, id, address, now });
        case "move":
          return moveBooking(tx, { ...read.start, ...by, id, address });
        case "add":
          return addBooking(tx, { ...read.booking, ...by, agentikId, form });
      }
    });
  });
  if (!done.ok) return refuseUnwritten(done.error, { intent, lang, typed: refilled });
  const { value, headers } = done;
  if (value.kind === "refused") {
    const wanted = read.kind === "move" ? read.start : undefined;
    return refuse({ intent, ...bookingRefusal(value.reason, lang, wanted), typed: refilled });
  }
  const to = agendaAddress(value.day, today);
  throw redirectWithFlash(request, to, { code: intent, about: "agenda" }, headers);
}
