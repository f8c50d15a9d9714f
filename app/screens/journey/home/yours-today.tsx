import { lazy, Suspense } from "react";
import { formatMxn } from "#domain/money/money.ts";
import type { WaitingItem } from "#domain/journey/yours-today.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SectionHeading } from "#app/ui/text/section-heading.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { Link } from "#app/ui/links/link.tsx";
import type { ShownWaiting, Today } from "./home-data.server.ts";

/** Lazy: visitors never see either. */
const FirstSteps = lazy(async () => ({
  default: (await import("./late-own-places.tsx")).FirstSteps,
}));
const OwnPlaces = lazy(async () => ({
  default: (await import("./late-own-places.tsx")).OwnPlaces,
}));

/**
 * Class of the colour (none for what is of no kind), icon, words, and where it is dealt with: an invitation
 * opens from its notification.
 */
const KINDS = {
  customers: ["kind-agentik", "i-lucide-hourglass", m.home_today_customers, paths.inbox],
  orders: ["kind-agentik", "i-lucide-package", m.home_today_orders, `${paths.inbox}?tab=orders`],
  agenda: ["kind-agentik", "i-lucide-hourglass", m.home_today_agenda, paths.agenda],
  approvals: ["kind-agentik", "i-lucide-hourglass", m.home_today_approvals, paths.approvals],
  failures: ["kind-agentik", "i-lucide-hourglass", m.home_today_failures, paths.agentikRuns],
  judging: ["kind-challenge", "i-lucide-trophy", m.home_today_judging, paths.challenge],
  due: ["kind-challenge", "i-lucide-hourglass", m.home_today_due, paths.challenge],
  requests: [
    "kind-space",
    "i-lucide-user-plus",
    m.home_today_requests,
    (id: string) => paths.spacePart(id, "members"),
  ],
  invitations: ["kind-space", "i-lucide-mail", m.home_today_invitations, paths.notifications],
  tasks: ["kind-space", "i-lucide-hourglass", m.home_today_tasks, paths.ownTasks],
  messages: [
    "kind-space",
    "i-lucide-mail",
    m.home_today_messages,
    (id: string) => (id ? paths.space(id) : paths.spaces),
  ],
  sales: ["kind-artifakt", "i-lucide-coins", m.home_today_sales, paths.earnings],
  unread: [undefined, "i-lucide-bell", m.home_today_unread, paths.notifications],
} as const;

/**
 * "Yours today": what waits for the viewer, each line a link to where it is dealt with, and where they go on:
 * the first steps of a new person, the spaces of their teams, the screens of a business with customers.
 *
 * @param isExample whether it is the demo person's, for a visitor
 */
export function YoursToday({ waiting, isExample, steps, customers, teams }: Today) {
  const lang = useLang();
  return (
    <section className="mb-4">
      <SectionHeading title={m.home_today({}, lang)} isSample={isExample} />
      {waiting.length === 0 && !steps && (
        <p className="text-ink-soft">{m.home_today_none({}, lang)}</p>
      )}
      {waiting.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map((one) => (
            <WaitingLine key={one.kind} waiting={one} />
          ))}
        </ul>
      )}
      {(customers ?? teams) && (
        <Suspense>
          <OwnPlaces customers={customers} teams={teams} />
        </Suspense>
      )}
      {steps && (
        <div className={waiting.length > 0 || customers || teams ? "mt-3" : undefined}>
          <Suspense>
            <FirstSteps steps={steps} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function WaitingLine({
  waiting: { kind, count, shown = String(count), spaces = 1, item, pesos, next, late = 0 },
}: {
  waiting: ShownWaiting;
}) {
  const lang = useLang();
  const [color, icon, title, to] = KINDS[kind];
  return (
    <li className={color}>
      <Link
        to={typeof to === "string" ? to : to(item?.id ?? "")}
        className={`card nav-icon ${icon} today-line items-center gap-x-3 h-full p-3 font-700 before:text-kind hover:border-kind`}
      >
        {title({ count, shown, spaces, late }, lang)}
        {item && typeof to !== "string" && <ItemName item={item} />}
        {next && (
          <span className="col-start-2 text-sm font-400 text-ink-soft">
            {[next.clock[lang.locale], next.customer].filter((fact) => fact !== "").join(" · ")}
          </span>
        )}
        {pesos !== undefined && (
          <span className="col-start-2 text-sm font-400 text-ink-soft tabular">
            {formatMxn(pesos)}
          </span>
        )}
      </Link>
    </li>
  );
}

function ItemName({ item: { name, language } }: { item: WaitingItem }) {
  return (
    <span lang={useLangOf(language)} className="col-start-2 text-sm font-400 text-ink-soft">
      {name}
    </span>
  );
}
