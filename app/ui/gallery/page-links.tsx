import { Link } from "#app/ui/links/link.tsx";

/** Links to the page before and after one of a list; each empty where there is none. */
export interface ShownPages {
  label: string;
  before?: { to: string; text: string } | undefined;
  next?: { to: string; text: string } | undefined;
}

export function PageLinks({ pages: { label, before, next } }: { pages: ShownPages }) {
  if (!before && !next) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {before && (
        <Link to={before.to} rel="prev" className="btn">
          {before.text}
        </Link>
      )}
      {next && (
        <Link to={next.to} rel="next" className="btn">
          {next.text}
        </Link>
      )}
    </nav>
  );
}
