import { Highlighted } from "#app/ui/text/highlighted.tsx";
import { LocalTime, type LocalTimeText } from "#app/ui/text/local-time.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** A message or document that a search found: where it is, and its text around the match. */
export function FoundLine({
  to,
  title,
  facts,
  at,
  text,
  q,
}: {
  to: string;
  title: string;
  /** Space, author or headings; empty ones are left out. */
  facts: readonly string[];
  at?: LocalTimeText;
  text: string;
  q: string;
}) {
  return (
    <li className="card stripe relative px-4 py-3 hover:border-kind">
      <h3 className="font-700 break-words">
        <Link to={to} className="after:absolute after:inset-0">
          <Highlighted text={title} query={q} />
        </Link>
      </h3>
      <p className="text-sm text-ink-soft break-words">
        {facts.filter((fact) => fact !== "").join(" · ")}
        {at && (
          <>
            {" · "}
            <LocalTime time={at} />
          </>
        )}
      </p>
      {text && (
        <p className="break-words">
          <Highlighted text={text} query={q} />
        </p>
      )}
    </li>
  );
}
