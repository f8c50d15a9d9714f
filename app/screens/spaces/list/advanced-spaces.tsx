import { Link } from "@remix-run/react";
import { formatCount } from "#domain/format/counts.ts";
import { SPACE_LIST, type SpaceListState } from "#domain/spaces/space-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CanvasPreview } from "#app/ui/art/canvas-preview.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { SpaceCard, type SpaceCardItem } from "#app/ui/cards/space-card.tsx";

/** Spaces in advanced mode (spec 2 "Spaces"). */
export function AdvancedSpaces({
  state,
  cards,
  total,
  preview,
}: {
  state: SpaceListState;
  cards: SpaceCardItem[] | undefined;
  total: number;
  preview?: SpaceCardItem;
}) {
  const lang = useLang();
  return (
    <>
      <ScreenHeading title={m.spaces_title({}, lang)} text={m.spaces_subtitle({}, lang)}>
        <Link
          to={`${paths.create}?tipo=space${state.category === "all" ? "" : `&type=${state.category}`}`}
          className="btn-primary"
        >
          <span className="i-lucide-plus" aria-hidden="true" />
          {m.spaces_create({}, lang)}
        </Link>
      </ScreenHeading>
      <ListToolbar
        state={state}
        choices={SPACE_LIST}
        total={total}
        placeholder={m.spaces_search({}, lang)}
        categoryNames={{
          all: m.catalogue_all({}, lang),
          standard: m.spaces_standard({}, lang),
          niche: m.spaces_niche({}, lang),
          custom: m.spaces_custom({}, lang),
        }}
        sortNames={{
          popular: m.catalogue_sort_popular({}, lang),
          name: m.catalogue_sort_name({}, lang),
          newest: m.catalogue_sort_newest({}, lang),
        }}
      />
      <div className="list-with-preview">
        <div>
          <ItemList cards={cards} total={total} state={state} choices={SPACE_LIST}>
            {(space) => (
              <SpaceCard key={space.id} space={space}>
                {space.standing ? (
                  <Link to={paths.space(space.id)} className="btn relative">
                    {space.standing[lang.locale]}
                  </Link>
                ) : (
                  <ItemActionForm action={paths.space(space.id)} intent="join">
                    {m.spaces_join({}, lang)}
                  </ItemActionForm>
                )}
              </SpaceCard>
            )}
          </ItemList>
        </div>
        {preview && (
          <aside aria-label={m.catalogue_preview({}, lang)} className="xl:sticky xl:top-20">
            <CanvasPreview
              kind="space"
              id={preview.id}
              name={preview.name}
              nameLang={preview.language}
              label={preview.label[lang.locale]}
            >
              {m.cards_members(
                { count: preview.userCount, shown: formatCount(preview.userCount, lang.locale) },
                lang,
              )}
            </CanvasPreview>
          </aside>
        )}
      </div>
    </>
  );
}
