/** The stored version, shown to a person whose edit began from an older one. */
export function StoredVersion({
  title,
  name,
  description,
  facts,
  lang,
}: {
  title: string;
  name: string;
  description: string;
  /** Formatted; empty ones are omitted. */
  facts: readonly string[];
  /** Language of name and description, if it differs from the page's. */
  lang?: string | undefined;
}) {
  return (
    <section aria-labelledby="stored" className="card p-5 flex flex-col gap-2">
      <h2 id="stored" className="text-xl font-800">
        {title}
      </h2>
      <p className="font-700" lang={lang}>
        {name}
      </p>
      <p className="whitespace-pre-wrap" lang={lang}>
        {description}
      </p>
      <p className="text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
    </section>
  );
}
