import { formatCount } from "#domain/format/counts.ts";
import { listQuery } from "#domain/lists/list-state.ts";
import { SPACE_LIST, type SpaceListState } from "#domain/spaces/space-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { FilterSelect } from "#app/ui/lists/filter-select.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { SpaceCard, type SpaceCardItem } from "#app/ui/cards/space-card.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** What the types, which are the categories, are for. */
const HELP = [
  [m.spaces_standard, m.community_type_standard],
  [m.spaces_niche, m.community_type_niche],
  [m.spaces_custom, m.community_type_custom],
] as const;

/** The list of spaces in advanced mode. */
export function AdvancedSpaces({
  state,
  cards,
  total,
  preview,
  done,
}: {
  state: SpaceListState;
  cards: SpaceCardItem[];
  total: number;
  preview?: SpaceCardItem;
  /** Success message after a redirect. */
  done?: string;
}) {
  const lang = useLang();
  const back = `${paths.spaces}${listQuery(state, SPACE_LIST)}`;
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
      <FormAnswer result={undefined} done={done} />
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
      >
        <FilterSelect
          name="show"
          label={m.spaces_show({}, lang)}
          value={state.facets?.show ?? "first"}
          values={SPACE_LIST.facets.show}
          names={{
            first: m.spaces_show_first({}, lang),
            mine: m.spaces_show_mine({}, lang),
            all: m.spaces_show_all({}, lang),
          }}
        />
        {HELP.map(([type, help]) => (
          <p key={type({}, lang)} className="text-sm text-ink-soft">
            {type({}, lang)}: {help({}, lang)}
          </p>
        ))}
      </ListToolbar>
      <div className="list-with-preview">
        <div>
          <ItemList cards={cards} total={total} state={state} choices={SPACE_LIST}>
            {(space) => (
              <SpaceCard key={space.id} space={space}>
                {space.relationship ? (
                  <Link to={paths.space(space.id)} className="btn relative">
                    {space.relationship[lang.locale]}
                  </Link>
                ) : (
                  <ItemActionForm action={paths.space(space.id)} intent="join" back={back}>
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
