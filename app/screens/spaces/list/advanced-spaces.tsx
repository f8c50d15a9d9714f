import { useCallback, useState } from "react";
import { listQuery } from "#domain/lists/list-state.ts";
import { SPACE_LIST, type SpaceListState } from "#domain/spaces/space-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { CardState } from "#app/ui/cards/card-state.tsx";
import { ClosedAction } from "#app/ui/cards/closed-action.tsx";
import { CanvasPreview } from "#app/ui/cards/canvas-preview.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { FilterSelect } from "#app/ui/lists/filter-select.tsx";
import { ItemList } from "#app/ui/lists/item-list.tsx";
import { ListPreview } from "#app/ui/lists/list-preview.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";
import { ListHeading } from "#app/ui/lists/list-heading.tsx";
import { SpaceCard, type SpaceCardItem } from "#app/ui/cards/space-card.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { LocalText } from "#app/ui/text/local-text.ts";

/** The types, which are the categories. */
const TYPES = [m.spaces_standard, m.spaces_niche, m.spaces_custom];

/** The list of spaces in advanced mode. */
export function AdvancedSpaces({
  state,
  cards,
  total,
  preview,
  help,
  done,
}: {
  state: SpaceListState;
  cards: SpaceCardItem[];
  total: number;
  preview?: SpaceCardItem;
  /** Purpose of each of the three types. */
  help: readonly LocalText[];
  /** Success message after a redirect. */
  done?: string;
}) {
  const lang = useLang();
  const [pointed, setPointed] = useState<SpaceCardItem>();
  const shown = preview && (pointed ?? preview);
  const back = `${paths.spaces}${listQuery(state, SPACE_LIST)}`;
  // Pointing at another card draws only the preview again, not the cards.
  const card = useCallback(
    (space: SpaceCardItem) => (
      <SpaceCard key={space.id} space={space}>
        {space.relationship ? (
          <CardState to={paths.space(space.id)} relationship={space.relationship} />
        ) : space.isFull ? (
          <div className="self-end">
            <ClosedAction name={m.spaces_join({}, lang)} reason={m.cards_full({}, lang)} />
          </div>
        ) : (
          <ItemActionForm action={paths.space(space.id)} intent="join" back={back}>
            {m.spaces_join({}, lang)}
          </ItemActionForm>
        )}
      </SpaceCard>
    ),
    [lang, back],
  );
  return (
    <>
      <ListHeading title={m.spaces_title({}, lang)} text={m.spaces_subtitle({}, lang)}>
        <Link
          to={`${paths.create}?tipo=space${state.category === "all" ? "" : `&type=${state.category}`}`}
          className="btn-primary"
        >
          <span className="i-lucide-plus" aria-hidden="true" />
          <span className="max-sm:sr-only">{m.spaces_create({}, lang)}</span>
        </Link>
      </ListHeading>
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
        {TYPES.map((type, index) => (
          <p key={index} className="text-sm text-ink-soft">
            {type({}, lang)}: {help[index]?.[lang.locale]}
          </p>
        ))}
      </ListToolbar>
      <div className="with-preview">
        <div>
          <ItemList
            cards={cards}
            total={total}
            state={state}
            choices={SPACE_LIST}
            onPoint={setPointed}
          >
            {card}
          </ItemList>
        </div>
        {shown && (
          <ListPreview>
            <CanvasPreview kind="space" id={shown.id} name={shown.name} nameLang={shown.language} />
          </ListPreview>
        )}
      </div>
    </>
  );
}
