import { Link } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

/** A section's name, with the way to all of it and, where the figures are made up, a mark. */
export function SectionHeading({
  title,
  all,
  isSample = false,
}: {
  title: string;
  /** Where the whole list is, and what the link is called. */
  all?: { to: string; name: string };
  isSample?: boolean;
}) {
  const lang = useLang();
  return (
    <div className="flex flex-wrap items-center gap-x-3 min-h-11 mb-2">
      <h2 className="text-xl font-800">{title}</h2>
      {isSample && <span className="nav-badge">{m.common_sample_data({}, lang)}</span>}
      {all && (
        <Link
          to={all.to}
          className="inline-flex items-center min-h-11 ml-auto text-accent font-600 hover:underline"
        >
          {all.name}
        </Link>
      )}
    </div>
  );
}
