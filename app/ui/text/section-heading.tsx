import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A section's title, with a link to the whole list and a badge for sample data. */
export function SectionHeading({
  title,
  all,
  isSample = false,
}: {
  title: string;
  /** Path and label of the link to the whole list. */
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
