import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { movementName } from "./cause-names.ts";
import type { MovementMonth, ShownMovement } from "./shown-movements.server.ts";

/** Ledger movements by month, newest first. */
export function Movements({ months }: { months: readonly MovementMonth[] }) {
  const { locale } = useLang();
  return months.map(({ name, movements }) => (
    <div key={name.en} className="mb-4">
      <h3 className="py-2 text-sm font-600 text-ink-soft first-letter:uppercase">{name[locale]}</h3>
      <ul className="card divide-y divide-line">
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} />
        ))}
      </ul>
    </div>
  ));
}

function Row({ movement }: { movement: ShownMovement }) {
  const lang = useLang();
  const { currency, subject, day, amount, count, isIncoming } = movement;
  return (
    <li className="grid grid-cols-[1fr_auto] sm:grid-cols-[3.5rem_1fr_auto] gap-x-3 px-4 py-3">
      <time
        dateTime={day.iso}
        className="order-last col-span-full sm:order-none sm:col-span-1 sm:row-span-2 text-sm leading-6 text-ink-soft tabular"
      >
        {day.text[lang.locale]}
      </time>
      <p className="font-600">{movementName(movement)({}, lang)}</p>
      <p className={`text-right font-700 tabular ${isIncoming ? "text-success" : ""}`}>
        {amount}
        <span className="text-sm font-400 text-ink-soft">
          {` ${currency === "credits" ? m.earnings_credits({ count }, lang) : currency}`}
        </span>
      </p>
      {subject && (
        <p className="max-sm:col-span-full sm:col-start-2 sm:col-span-2">
          <Subject subject={subject} />
        </p>
      )}
    </li>
  );
}

/** Subject of a movement, as a link where the item has a page. */
function Subject({
  subject: { name, language, to },
}: {
  subject: NonNullable<ShownMovement["subject"]>;
}) {
  if (!to) return <span className="text-ink-soft">{name}</span>;
  return (
    <Link to={to} lang={language} className="inline-block py-0.5 text-accent hover:underline">
      {name}
    </Link>
  );
}
