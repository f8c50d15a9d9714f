import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import { categoryOfType } from "#app/domain/catalogue.ts";
import { parseItemId } from "#app/domain/item-ids.ts";
import { formatMxn } from "#app/domain/money.ts";
import * as m from "#app/messages/messages.js";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { answerItemAction } from "#app/session/answer-item-action.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ArtifaktCard } from "#app/ui/artifakt-card.tsx";
import { DetailHead } from "#app/ui/detail-head.tsx";
import { categoryLabel, languageLabel } from "#app/ui/detail-labels.server.ts";
import { Fact, FactList } from "#app/ui/fact-list.tsx";
import { ItemActionForm } from "#app/ui/item-action-form.tsx";
import { useLangOf } from "#app/ui/item-card.tsx";
import { toArtifaktCard } from "#app/ui/item-cards.server.ts";
import { localDay } from "#app/ui/local-date.server.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/related-items.tsx";
import { findArtifaktDetail, listRelatedArtifakts } from "#db/queries/artifakt-detail.ts";
import { StructuredData } from "./structured-data.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { personId } = await findViewer(request);
  const [artifakt, related] = await Promise.all([
    findArtifaktDetail(db, id, personId),
    listRelatedArtifakts(db, id, RELATED_COUNT),
  ]);
  if (!artifakt) throw data(null, { status: 404 });
  const card = toArtifaktCard(artifakt);
  const category = categoryOfType(artifakt.type);
  return {
    artifakt: {
      ...card,
      description: artifakt.description,
      price: artifakt.price,
      /** As the button says it: the currency's code stands beside it. */
      buttonPrice: formatMxn(artifakt.price),
      shownRating: artifakt.rating > 0 ? card.shownRating : "",
      category,
      categoryLabel: categoryLabel(category),
      tags: artifakt.tags,
      writtenIn: languageLabel(artifakt.language),
      since: localDay(artifakt.createdAt),
    },
    related: related.map(toArtifaktCard),
  };
}

export const action = (args: ActionFunctionArgs) => answerItemAction(args, "artifakt");

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "artifakt", shown.artifakt) : [];

/** An artifakt's own page. */
export default function Artifakt() {
  const lang = useLang();
  const { artifakt, related } = useLoaderData<typeof loader>();
  const tagLang = useLangOf(artifakt.language);
  const isNotOpen = useActionData<typeof action>() !== undefined;
  const answer = isNotOpen ? { isGood: false, text: m.catalogue_not_open({}, lang) } : undefined;
  const isFree = artifakt.price === 0;
  const categoryPath = `/artifakts?category=${artifakt.category}`;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead kind="artifakt" item={artifakt} answer={answer}>
          <p className="text-2xl font-800 text-kind tabular">
            {isFree ? m.cards_free({}, lang) : artifakt.shownPrice}
          </p>
          <ItemActionForm
            action={`/artifakts/${artifakt.id}`}
            intent={isFree ? "download" : "purchase"}
            isMain
          >
            {isFree
              ? m.artifakts_download({}, lang)
              : m.artifakts_purchase({ price: artifakt.buttonPrice }, lang)}
          </ItemActionForm>
        </DetailHead>
      </div>
      <FactList>
        <Fact name={m.detail_creator({}, lang)}>{artifakt.creator}</Fact>
        <Fact name={m.detail_rating({}, lang)}>
          {artifakt.shownRating ? (
            <>
              <span className="text-gold" aria-hidden="true">
                ★{" "}
              </span>
              {m.detail_rating_of({ rating: artifakt.shownRating }, lang)}
            </>
          ) : (
            m.detail_unrated({}, lang)
          )}
        </Fact>
        <Fact name={m.detail_downloads({}, lang)}>{artifakt.shownDownloads}</Fact>
        <Fact name={m.detail_type({}, lang)}>{artifakt.label[lang.locale]}</Fact>
        <Fact name={m.detail_category({}, lang)}>
          <Link to={categoryPath} className="hover:underline">
            {artifakt.categoryLabel[lang.locale]}
          </Link>
        </Fact>
        <Fact name={m.detail_language({}, lang)}>{artifakt.writtenIn[lang.locale]}</Fact>
        <Fact name={m.detail_since({}, lang)}>
          <LocalTime time={artifakt.since} />
        </Fact>
        {artifakt.tags.length > 0 && (
          <Fact name={m.detail_tags({}, lang)}>
            <ul className="kind-artifakt flex flex-wrap gap-2" lang={tagLang}>
              {artifakt.tags.map((tag) => (
                <li key={tag} className="badge">
                  {tag}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </FactList>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{ to: categoryPath, name: m.detail_all_artifakts({}, lang) }}
        items={related}
      >
        {(each) => <ArtifaktCard key={each.id} artifakt={each} />}
      </RelatedItems>
      <StructuredData product={artifakt} />
    </div>
  );
}
