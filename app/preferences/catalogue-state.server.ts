import { withItemLanguage } from "#domain/lists/item-language.ts";
import { parseListState, type Facets, type ListChoices } from "#domain/lists/list-state.ts";
import { requestPreferences } from "./request-preferences.server.ts";

/** The state of a catalogue's list: of the address, with the remembered language of items. */
export function parseCatalogueState<C extends string, S extends string, F extends Facets>(
  request: Request,
  choices: ListChoices<C, S, F>,
) {
  const { itemLanguage } = requestPreferences(request);
  const params = withItemLanguage(new URL(request.url).searchParams, itemLanguage);
  return parseListState(params, choices);
}
