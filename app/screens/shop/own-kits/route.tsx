import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { KitRow } from "#app/ui/kits/kit-row.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { SearchForm } from "#app/ui/lists/search-form.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { loadOwnKits } from "./load-own-kits.server.ts";

export const loader = ({ request }: LoaderFunctionArgs) => loadOwnKits(request);

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.ownkits_title),
  { name: "robots", content: "noindex" },
];

type Loaded = Awaited<ReturnType<typeof useLoaderData<typeof loader>>>;

/** The person's kits with their states, and kits from the community. */
export default function OwnKits() {
  const lang = useLang();
  const { mine, community, isAccount, q, page, hasNext, done } = useLoaderData<typeof loader>();
  return (
    <div className="kind-offer max-w-180 mx-auto flex flex-col gap-5 pb-4">
      <ScreenHeading title={m.ownkits_title({}, lang)} text={m.ownkits_intro({}, lang)}>
        <Link to={kitPaths.newKit} className="btn-primary">
          {m.ownkits_new({}, lang)}
        </Link>
      </ScreenHeading>
      <FormAnswer result={undefined} done={done} />
      <section aria-labelledby="mine-title" className="flex flex-col gap-3">
        <h2 id="mine-title" className="text-xl font-800">
          {m.ownkits_mine({}, lang)}
        </h2>
        {!isAccount && (
          <p className="text-ink-soft">
            {m.ownkits_mine_guest({}, lang)}{" "}
            <EntryLink to={paths.signup} className="underline">
              {m.ownkits_signup({}, lang)}
            </EntryLink>
          </p>
        )}
        {mine.length === 0 ? (
          isAccount && (
            <EmptyState
              icon="i-lucide-package"
              title={m.ownkits_mine_none({}, lang)}
              text={m.ownkits_mine_none_text({}, lang)}
            />
          )
        ) : (
          <ul className="card divide-y divide-line">
            {mine.map((kit) => (
              <OwnKitRow key={kit.id} kit={kit} />
            ))}
          </ul>
        )}
      </section>
      <section id="community" aria-labelledby="community-title" className="flex flex-col gap-3">
        <h2 id="community-title" className="text-xl font-800">
          {m.ownkits_community({}, lang)}
        </h2>
        <p className="text-ink-soft">{m.ownkits_community_text({}, lang)}</p>
        <SearchForm
          action={kitPaths.kits}
          q={q}
          placeholder={m.ownkits_search({}, lang)}
          kept={{}}
        />
        {community.length === 0 ? (
          <div role="status">
            {q === "" ? (
              <EmptyState
                icon="i-lucide-package"
                title={m.ownkits_community_none({}, lang)}
                text={m.ownkits_community_none_text({}, lang)}
              />
            ) : (
              <EmptyState icon="i-lucide-search-x" title={m.ownkits_community_not_found({}, lang)}>
                <Link to={kitPaths.kits} className="btn">
                  {m.ownkits_clear({}, lang)}
                </Link>
              </EmptyState>
            )}
          </div>
        ) : (
          <ul className="card divide-y divide-line">
            {community.map(({ id, name, summary, textLang, by, version }) => (
              <KitRow key={id} to={paths.app(id)} name={name} textLang={textLang}>
                <p className="break-words" lang={textLang === lang.locale ? undefined : textLang}>
                  {summary}
                </p>
                <p className="text-sm text-ink-soft">
                  {by} · {version}
                </p>
              </KitRow>
            ))}
          </ul>
        )}
        <Pages q={q} page={page} hasNext={hasNext} />
      </section>
    </div>
  );
}

function OwnKitRow({ kit }: { kit: Loaded["mine"][number] }) {
  const { id, name, textLang, state, isGood, reason, version, published, day } = kit;
  return (
    <KitRow to={kitPaths.ownKit(id)} name={name} textLang={textLang}>
      <p className="text-sm text-ink-soft">
        <b className={isGood ? "text-success" : "text-ink"}>{state}</b> · {version} ·{" "}
        <LocalTime time={day} />
        {published && ` · ${published}`}
      </p>
      {reason !== null && <p className="break-words whitespace-pre-line">{reason}</p>}
    </KitRow>
  );
}

function Pages({ q, page, hasNext }: { q: string; page: number; hasNext: boolean }) {
  const lang = useLang();
  if (page === 1 && !hasNext) return null;
  const to = (at: number) =>
    `${kitPaths.kits}?${new URLSearchParams({ ...(q && { q }), page: String(at) })}#community`;
  return (
    <nav aria-label={m.ownkits_pages({}, lang)} className="flex flex-wrap gap-3">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="btn">
          {m.ownkits_previous({}, lang)}
        </Link>
      )}
      {hasNext && (
        <Link to={to(page + 1)} rel="next" className="btn">
          {m.ownkits_next({}, lang)}
        </Link>
      )}
    </nav>
  );
}
