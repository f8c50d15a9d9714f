import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { agendaDoneText } from "#app/presenters/answers/agenda.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { useLiveNews } from "#app/ui/live/use-live-news.ts";
import { useUntilNavigation } from "#app/ui/live/use-until-navigation.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { answerAgenda } from "./agenda-action.server.ts";
import { BookingForm, type TypedFields } from "./booking-form.tsx";
import { BookingRow } from "./booking-row.tsx";
import { MoveForm } from "./move-form.tsx";
import { loadAgenda, type AgendaDay, type BookingOfDay } from "./load-agenda.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await findViewer(request);
  const { searchParams } = new URL(request.url);
  const agenda = await loadAgenda(viewer, searchParams.get("day") ?? "");
  const flash = readFlash(request, "agenda");
  return withFlash(request, {
    ...agenda,
    flash,
    said: flash && agendaDoneText(flash.code, requestLang(request)),
    canWrite: !viewer.isVisitor && agenda.forms.length > 0,
    /** Id of the booking whose form is open. */
    moving: searchParams.get("move"),
    formKey: createFormKey(),
  });
}

export const action = (args: ActionFunctionArgs) => answerAgenda(args);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.agenda_title),
  { name: "robots", content: "noindex" },
];

/** Bookings and appointments, day by day: what agentiks have taken, and what was written down by hand. */
export default function Agenda() {
  const agenda = useLoaderData<typeof loader>();
  const answer = useUntilNavigation(useActionData<typeof action>());
  const said = useUntilNavigation(agenda.said);
  const lang = useLang();
  const { days, forms, today, todayCount, isToday, canWrite, formKey } = agenda;
  const refused = answer?.intent === "add" && !answer.ok ? answer : undefined;
  const unmoved = answer?.intent === "move" && !answer.ok ? answer : undefined;
  // A reload for news keeps what is typed; a write begins anew.
  const [openKey, setOpenKey] = useState(formKey);
  if (agenda.flash && openKey !== formKey) setOpenKey(formKey);
  useLiveNews(
    agenda.spaceIds.map((id) => paths.spacePart(id, "live")),
    { isLive: agenda.spaceIds.length > 0, isWriting: false, made: `since=${agenda.now}` },
  );
  return (
    <div className="kind-agentik max-w-180 mx-auto">
      <ScreenHeading
        title={m.agenda_title({}, lang)}
        {...(isToday && {
          text:
            todayCount > 0
              ? m.agenda_today({ count: todayCount }, lang)
              : m.agenda_today_none({}, lang),
        })}
      />
      <div className="flex flex-col gap-4 pb-4">
        <FormAnswer result={answer} done={answer ? undefined : said} />
        {canWrite && (
          // Remounts after a write: closed and empty.
          <details key={openKey} className="card" open={refused !== undefined}>
            <summary className="min-h-11 px-4 flex items-center gap-2 font-700 cursor-pointer">
              <span className="i-lucide-plus shrink-0" aria-hidden="true" />
              {m.agenda_write({}, lang)}
            </summary>
            <BookingForm
              forms={forms}
              today={today}
              formKey={formKey}
              typed={refused?.typed as TypedFields | undefined}
              problems={refused?.fields ?? {}}
              isFull={refused?.reason === "full"}
            />
          </details>
        )}
        {days.length === 0 && <EmptyAgenda hasForms={forms.length > 0} />}
        {days.map((day) => (
          <Day key={day.day} day={day}>
            {(booking) => (
              <BookingRow key={booking.id} booking={booking} formKey={formKey}>
                {booking.id === agenda.moving && booking.move !== null && (
                  <MoveForm
                    booking={booking}
                    today={today}
                    here={agenda.here}
                    formKey={formKey}
                    typed={unmoved?.typed as TypedFields | undefined}
                    problems={unmoved?.fields ?? {}}
                    isFull={unmoved?.reason === "full"}
                  />
                )}
              </BookingRow>
            )}
          </Day>
        ))}
        {agenda.hasMore && <p className="text-ink-soft">{m.agenda_more({}, lang)}</p>}
        <nav aria-label={m.agenda_pages({}, lang)} className="flex flex-wrap gap-3 justify-between">
          <Link to={agenda.earlier} className="btn">
            {m.agenda_earlier({}, lang)}
          </Link>
          {!isToday && (
            <Link to={paths.agenda} className="btn">
              {m.agenda_back_today({}, lang)}
            </Link>
          )}
          <Link to={agenda.later} rel="next" className="btn">
            {m.agenda_later({}, lang)}
          </Link>
        </nav>
      </div>
    </div>
  );
}

function Day({
  day: { title, when, bookings },
  children,
}: {
  day: AgendaDay;
  /** The row of a booking. */
  children: (booking: BookingOfDay) => ReactNode;
}) {
  const lang = useLang();
  const day = title[lang.locale];
  const heading = {
    today: m.agenda_day_today({ day }, lang),
    tomorrow: m.agenda_day_tomorrow({ day }, lang),
    later: day,
  }[when];
  return (
    <section>
      <h2 className="pb-2 text-lg font-800 first-letter:uppercase">{heading}</h2>
      <ul className={`card divide-y divide-line ${when === "today" ? "stripe" : ""}`}>
        {bookings.map(children)}
      </ul>
    </section>
  );
}

/** The empty agenda: its purpose, and the first step. */
function EmptyAgenda({ hasForms }: { hasForms: boolean }) {
  const lang = useLang();
  return hasForms ? (
    <EmptyState
      icon="i-lucide-calendar-check"
      title={m.agenda_none({}, lang)}
      text={m.agenda_none_text({}, lang)}
    />
  ) : (
    <EmptyState
      icon="i-lucide-calendar-check"
      title={m.agenda_no_forms({}, lang)}
      text={m.agenda_no_forms_text({}, lang)}
    >
      <Link to={`${paths.create}?tipo=agentik`} className="btn btn-primary">
        {m.agenda_no_forms_do({}, lang)}
      </Link>
    </EmptyState>
  );
}
