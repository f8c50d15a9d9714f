import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { BookingOfDay } from "./load-agenda.server.ts";

/** A booking: its time, whom and what it is for, and the way to the customer. */
export function BookingRow({
  booking,
  formKey,
  children,
}: {
  booking: BookingOfDay;
  formKey: string;
  /** The form that moves it, instead of the link to it. */
  children?: ReactNode;
}) {
  const lang = useLang();
  const { id, customer, form, note, people, phone, chat, move, overlaps } = booking;
  const { isUnconfirmed, canConfirm, canCancel } = booking;
  const time = booking.clock[lang.locale];
  const name = customer || m.agenda_no_name({}, lang);
  const facts = [form, people === null ? "" : m.agenda_people({ count: people }, lang), note];
  return (
    <li id={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
      <p className="w-26 sm:w-44 font-800 tabular">
        <span className="whitespace-nowrap">{booking.until ? `${time}–` : time}</span>
        <wbr />
        <span className="whitespace-nowrap">{booking.until?.[lang.locale]}</span>
      </p>
      <div className="flex flex-col gap-1 min-w-0">
        <p className="font-700 break-words">
          {name}
          {isUnconfirmed && (
            <span className="ml-2 text-sm text-warning whitespace-nowrap">
              {m.agenda_unconfirmed({}, lang)}
            </span>
          )}
        </p>
        {overlaps.length > 0 && (
          <p className="text-sm font-600 text-warning break-words">
            {m.agenda_overlap(
              { names: overlaps.map((other) => other || m.agenda_no_name({}, lang)).join(", ") },
              lang,
            )}
          </p>
        )}
        <p className="text-sm text-ink-soft break-words">
          {facts.filter((fact) => fact !== "").join(" · ")}
          {chat === null && ` · ${m.agenda_by_hand({}, lang)}`}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4">
        {canConfirm && (
          <BookingButton
            booking={id}
            intent="confirm"
            formKey={formKey}
            label={m.agenda_confirm_of({ name, time }, lang)}
            className="btn"
          >
            {m.agenda_confirm({}, lang)}
          </BookingButton>
        )}
        {phone && (
          <a
            href={phone.chat}
            target="_blank"
            rel="noreferrer"
            aria-label={`${m.agenda_whatsapp({}, lang)}: ${phone.shown}`}
            className="min-h-11 inline-flex items-center underline tabular"
          >
            {phone.shown}
          </a>
        )}
        {chat === null ? (
          <BookingButton
            booking={id}
            intent="remove"
            formKey={formKey}
            label={m.agenda_remove_of({ name, time }, lang)}
            className="min-h-11 underline text-ink-soft"
          >
            {m.agenda_remove({}, lang)}
          </BookingButton>
        ) : (
          <Link to={chat} className="min-h-11 inline-flex items-center underline">
            {m.agenda_chat({}, lang)}
          </Link>
        )}
        {move !== null && !children && (
          <Link
            to={move}
            preventScrollReset
            aria-label={m.agenda_move_of({ name, time }, lang)}
            className="min-h-11 inline-flex items-center underline"
          >
            {m.agenda_move({}, lang)}
          </Link>
        )}
        {canCancel && !children && (
          <details>
            <summary
              aria-label={m.agenda_cancel_of({ name, time }, lang)}
              className="min-h-11 inline-flex items-center underline cursor-pointer"
            >
              {m.agenda_cancel({}, lang)}
            </summary>
            <p className="pb-3 text-sm text-ink-soft">{m.agenda_cancel_text({}, lang)}</p>
            <BookingButton
              booking={id}
              intent="cancel"
              formKey={formKey}
              label={`${m.agenda_cancel_yes({}, lang)}: ${name}, ${time}`}
              className="btn text-danger"
            >
              {m.agenda_cancel_yes({}, lang)}
            </BookingButton>
          </details>
        )}
      </div>
      {children && <div className="col-span-2">{children}</div>}
    </li>
  );
}

/** A button that acts on a booking, with a text alternative that names it. */
function BookingButton({
  booking,
  intent,
  formKey,
  label,
  className,
  children,
}: {
  /** Id of the booking. */
  booking: string;
  intent: "confirm" | "remove" | "cancel";
  formKey: string;
  label: string;
  className: string;
  children: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="booking" value={booking} />
      <button name="intent" value={intent} aria-label={label} className={className}>
        {children}
      </button>
    </Form>
  );
}
