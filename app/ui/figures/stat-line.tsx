/**
 * A labelled figure above a list, so that the list begins high up: on a computer a box of one line, on a
 * phone a part of a text of one or two lines. Its parent is a `<dl>`.
 *
 * @param value formatted
 * @param className the colour where it is not the parent's: a `kind-…`, or `[--kind:var(--gold)]` for credits
 */
export function StatLine({
  label,
  value,
  className = "",
}: {
  label: string;
  value: string;
  className?: string;
}) {
  return (
    <div className={`stat-line ${className}`.trim()}>
      <dt className="inline text-sm text-ink-soft">{label}</dt>{" "}
      <dd className="inline lg:text-xl font-800 tabular text-kind">{value}</dd>{" "}
    </div>
  );
}
