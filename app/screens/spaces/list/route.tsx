import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { listQuery, parseListState } from "#domain/lists/list-state.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { EASY_SPACE_COUNT, SPACE_LIST, SPACE_PREVIEW_ID } from "#domain/spaces/space-list.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { canonical } from "#app/preferences/canonical.ts";
import { parseCatalogueState } from "#app/preferences/catalogue-state.server.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { requestPreferences } from "#app/preferences/request-preferences.server.ts";
import { useMode } from "#app/preferences/preferences-context.tsx";
import { flashOf, readFlash, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { spaceCardAnswer, spaceDoneText } from "#app/presenters/answers/spaces.server.ts";
import { answerOnCard } from "#app/presenters/items/card-answers.server.ts";
import { SPACE_LIST_FLASH } from "#app/presenters/redirect-to-space.server.ts";
import { addRelationships } from "#app/presenters/items/card-relationships.server.ts";
import { toSpaceCard } from "#app/presenters/items/item-cards.server.ts";
import { localText } from "#app/presenters/local-text.server.ts";
import { findSpace, findSpacePage } from "#db/queries/spaces/spaces.ts";
import { AdvancedSpaces } from "./advanced-spaces.tsx";
import { EasySpaces } from "./easy-spaces.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  // The easy list has no filter, so none is remembered for it.
  const state =
    requestPreferences(request).mode === "easy"
      ? parseListState(new URL(request.url).searchParams, SPACE_LIST)
      : parseCatalogueState(request, SPACE_LIST);
  const [[viewer, { items, total, ownCount }], previewSpace] = await Promise.all([
    findViewer(request).then(
      async (found) => [found, await findSpacePage(db, state, found.personId)] as const,
    ),
    findSpace(db, SPACE_PREVIEW_ID),
  ]);
  const flash = readFlash(request, SPACE_LIST_FLASH);
  const { spaces } = await addRelationships(viewer, { spaces: items.map(toSpaceCard) }, new Date());
  const preview = previewSpace ?? items[0];
  const lang = requestLang(request);
  const hasNone = !viewer.isVisitor && ownCount === 0;
  const { cards, flash: onCard } = answerOnCard(spaces, flashOf(request), (done) =>
    spaceCardAnswer(done, lang),
  );
  return withFlash(request, {
    flash: flash ?? onCard,
    done: flash && spaceDoneText(flash, lang),
    state,
    total,
    // Visitors see as many as before they had any: the demo person is in many.
    ownCount: viewer.isVisitor ? 0 : ownCount,
    none: hasNone ? noSpaceTexts(requestLang(request, "spanish")) : null,
    // Sent with the page, so that its script does not hold them.
    open: localText(hasNone ? m.spaces_easy_look : m.spaces_easy_open),
    cards,
    // The same object as its card is sent once.
    preview: preview && (cards.find(({ id }) => id === preview.id) ?? toSpaceCard(preview)),
    help: [m.community_type_standard, m.community_type_niche, m.community_type_custom].map(
      localText,
    ),
  });
}

/** Texts of easy mode for a person without a space. */
const noSpaceTexts = (lang: { locale: Locale }) => ({
  title: m.spaces_easy_none({}, lang),
  text: m.spaces_easy_none_text({}, lang),
  others: m.spaces_easy_others({}, lang),
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, m.spaces_title),
  ...canonical(matches, `${paths.spaces}${data ? listQuery(data.state, SPACE_LIST) : ""}`),
];

export default function Spaces() {
  const data = useLoaderData<typeof loader>();
  // A filter, an order or a page is chosen in the whole list only.
  const isFirstScreen = listQuery(data.state, SPACE_LIST) === "";
  const isEasy = useMode().mode === "easy";
  if (isEasy && isFirstScreen) {
    const spaces = data.cards.slice(0, data.ownCount || EASY_SPACE_COUNT);
    return <EasySpaces {...data} spaces={spaces} />;
  }
  return <AdvancedSpaces {...data} />;
}
