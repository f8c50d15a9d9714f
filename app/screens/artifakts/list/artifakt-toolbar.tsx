import { ARTIFAKT_LIST, type ArtifaktListState } from "#domain/artifakts/artifakt-list.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FilterSelect } from "#app/ui/lists/filter-select.tsx";
import { ListToolbar } from "#app/ui/lists/list-toolbar.tsx";

/** Toolbar of the artifakt list: categories, sort orders, search and the filters. */
export function ArtifaktToolbar({ state, total }: { state: ArtifaktListState; total: number }) {
  const lang = useLang();
  return (
    <ListToolbar
      state={state}
      choices={ARTIFAKT_LIST}
      total={total}
      placeholder={m.artifakts_search({}, lang)}
      categoryNames={{
        // This label is Spanish on the English screen too (docs/product.md, Words and languages).
        all: <span lang="es">{m.artifakts_all({}, lang)}</span>,
        design: m.artifakts_design({}, lang),
        audio: m.artifakts_audio({}, lang),
        images: m.artifakts_images({}, lang),
        video: m.artifakts_video({}, lang),
        web: m.artifakts_web({}, lang),
        documents: m.artifakts_documents({}, lang),
        models: m.artifakts_models({}, lang),
        tools: m.artifakts_tools({}, lang),
      }}
      sortNames={{
        downloads: m.artifakts_sort_downloads({}, lang),
        rating: m.artifakts_sort_rating({}, lang),
        newest: m.catalogue_sort_newest({}, lang),
        name: m.catalogue_sort_name({}, lang),
        price: m.artifakts_sort_price({}, lang),
      }}
    >
      <FilterSelect
        name="price"
        label={m.artifakts_price({}, lang)}
        value={state.facets?.price ?? "all"}
        values={ARTIFAKT_LIST.facets.price}
        names={{
          all: m.artifakts_price_all({}, lang),
          free: m.artifakts_price_free({}, lang),
          paid: m.artifakts_price_paid({}, lang),
        }}
      />
      <FilterSelect
        name="show"
        label={m.artifakts_show({}, lang)}
        value={state.facets?.show ?? "all"}
        values={ARTIFAKT_LIST.facets.show}
        names={{ all: m.catalogue_all({}, lang), mine: m.artifakts_show_mine({}, lang) }}
      />
    </ListToolbar>
  );
}
