import { withThousands } from "#domain/format/thousands.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { Cover } from "#app/ui/art/cover.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import type { SpaceCardItem } from "#app/ui/cards/space-card.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

interface Shown {
  /** The person's spaces; for a visitor, or a person without any, some of the catalogue. */
  spaces: SpaceCardItem[];
  /** Texts for a person who has no space yet. */
  none: { title: string; text: string; others: string } | null;
  /** The label of the button of each card. */
  open: LocalText;
}

/**
 * Spaces in easy mode: the person's as large cards with one action each, and links to all spaces and to
 * a new one. Without any, first a new one, then some to look at.
 */
export function EasySpaces({
  done,
  ...shown
}: Shown & {
  /** Success message after a redirect. */
  done?: string | undefined;
}) {
  return (
    <SpanishSection className="max-w-180 mx-auto">
      <FormAnswer result={undefined} done={done} />
      <SpaceCards {...shown} />
    </SpanishSection>
  );
}

function SpaceCards({ spaces, none, open }: Shown) {
  const lang = useLang();
  const create = (
    <Link
      to={`${paths.create}?tipo=space`}
      className={`${none ? "btn-primary mt-2" : "btn"} min-h-13 text-lg`}
    >
      <span className="i-lucide-plus" aria-hidden="true" />
      {m.spaces_easy_create({}, lang)}
    </Link>
  );
  return (
    <>
      <h1 className="pt-6 text-3xl font-800">{m.spaces_easy_title({}, lang)}</h1>
      {none ? (
        <div className="flex flex-col gap-6 pt-6 pb-4">
          <EmptyState icon="i-lucide-users" title={none.title} text={none.text}>
            {create}
          </EmptyState>
          <h2 className="text-xl font-800">{none.others}</h2>
        </div>
      ) : (
        <p className="pb-6 text-lg text-ink-soft">{m.spaces_subtitle({}, lang)}</p>
      )}
      <ul className="flex flex-col gap-4">
        {spaces.map((space) => (
          <li key={space.id} className="kind-space card overflow-hidden sm:flex">
            <Cover kind="space" id={space.id} className="w-full sm:w-56 h-28 sm:h-auto shrink-0" />
            <div className="flex-1 flex flex-col gap-2 p-5">
              <h2 className="text-xl font-700" lang={space.language}>
                {space.name}
              </h2>
              <p className="text-lg text-ink-soft" lang={space.language}>
                {space.description}
              </p>
              <p className="font-600 tabular">
                {m.cards_members(
                  { count: space.userCount, shown: withThousands(space.userCount) },
                  lang,
                )}
                {space.relationship && ` · ${space.relationship[lang.locale]}`}
              </p>
              <Link to={paths.space(space.id)} className="btn min-h-13 text-lg sm:self-start">
                {open[lang.locale]}
                <span className="sr-only" lang={space.language}>
                  {space.name}
                </span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 pt-6">
        <Link to={`${paths.spaces}?show=all`} className="btn min-h-13 text-lg">
          {m.spaces_easy_all({}, lang)}
        </Link>
        {!none && create}
      </p>
    </>
  );
}
