import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { categoryOfType } from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { formatMxn } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#app/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ArtifaktCard } from "#app/ui/cards/artifakt-card.tsx";
import { findStandings, labelStandings } from "#app/presenters/card-standings.server.ts";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { categoryLabel, languageLabel } from "#app/presenters/detail-labels.server.ts";
import { Fact, FactList } from "#app/ui/detail/fact-list.tsx";
import { ItemActionForm } from "#app/ui/cards/item-action-form.tsx";
import { useLangOf } from "#app/ui/cards/item-card.tsx";
import { toArtifaktCard } from "#app/presenters/item-cards.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/detail/related-items.tsx";
import { findArtifaktDetail, listRelatedArtifakts } from "#db/queries/artifakts/artifakt-detail.ts";
import { findStanding, listReviews } from "#db/queries/artifakts/artifakt-trade.ts";
import { artifaktDoneText } from "./answer-text.server.ts";
import { answerArtifaktAction } from "./artifakt-action.server.ts";
import { Reviews } from "./reviews.tsx";
import { StructuredData } from "./structured-data.tsx";

const REVIEW_COUNT = 10;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const [viewer, reviews, found] = await Promise.all([
    findViewer(request),
    listReviews(db, id, REVIEW_COUNT),
    listRelatedArtifakts(db, id, RELATED_COUNT),
  ]);
  const { personId, isVisitor } = viewer;
  const related = found.map(toArtifaktCard);
  const ids = related.map((each) => each.id);
  const [artifakt, standing, standings] = await Promise.all([
    findArtifaktDetail(db, id, personId),
    // To a visitor what the demo person is: the same for all of them.
    findStanding(db, id, personId),
    findStandings(viewer, { artifakts: ids }, new Date()),
  ]);
  if (!artifakt) throw data(null, { status: 404 });
  const card = toArtifaktCard(artifakt);
  const category = categoryOfType(artifakt.type);
  const flash = readFlash(request, id);
  return withFlash(request, {
    flash,
    done: flash && artifaktDoneText(flash, requestLang(request)),
    formKey: createFormKey(),
    standing,
    // The demo person's files are not handed to visitors.
    hasFile: !isVisitor,
    publication: artifakt.publication,
    reviews: reviews.map(({ writtenAt, ...review }) => ({ ...review, day: localDay(writtenAt) })),
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
    related: labelStandings({ artifakts: related }, standings).artifakts,
  });
}

export const action = (args: ActionFunctionArgs) => answerArtifaktAction(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "artifakt", shown.artifakt) : [];

/** An artifakt's own page. */
export default function Artifakt() {
  const lang = useLang();
  const { artifakt, related, standing, hasFile, publication, reviews, formKey, done } =
    useLoaderData<typeof loader>();
  const tagLang = useLangOf(artifakt.language);
  const answered = useActionData<typeof action>();
  const typed = answered?.typed;
  const isFree = artifakt.price === 0;
  // A guest's copy of the demo person's artifakt has a file of its own.
  const fileId = standing.isOwned ? artifakt.id : standing.ownId;
  const categoryPath = `${paths.artifakts}?category=${artifakt.category}`;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead kind="artifakt" item={artifakt} result={answered} done={done}>
          <p className="text-2xl font-800 text-kind tabular">
            {isFree ? m.cards_free({}, lang) : artifakt.shownPrice}
          </p>
          {standing.isOwned || standing.ownId ? (
            <>
              <p className="inline-flex items-center gap-2 min-h-11 font-600 text-success">
                <span className="i-lucide-circle-check" aria-hidden="true" />
                {standing.ownId
                  ? m.detail_artifakt_maker({}, lang)
                  : m.detail_artifakt_owned({}, lang)}
              </p>
              {hasFile && fileId !== null && (
                <Link to={paths.artifaktFile(fileId)} reloadDocument className="btn-primary">
                  <span className="i-lucide-download" aria-hidden="true" />
                  {m.money_download({}, lang)}
                </Link>
              )}
            </>
          ) : (
            publication === "published" && (
              <ItemActionForm
                action={paths.artifakt(artifakt.id)}
                intent={isFree ? "download" : "purchase"}
                price={isFree ? undefined : artifakt.price}
                formKey={formKey}
                isMain
              >
                {isFree
                  ? m.artifakts_download({}, lang)
                  : m.artifakts_purchase({ price: artifakt.buttonPrice }, lang)}
              </ItemActionForm>
            )
          )}
          {standing.ownId && (
            <Link to={paths.artifaktManage(standing.ownId)} className="btn">
              {m.money_manage({}, lang)}
            </Link>
          )}
          {standing.isOwned && (
            <Link to={paths.library} className="btn">
              {m.money_library({}, lang)}
            </Link>
          )}
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
      <Reviews
        reviews={reviews}
        form={
          standing.isOwned && hasFile
            ? {
                formKey,
                stars: typed?.stars ?? String(standing.review?.stars ?? 5),
                text: typed?.text ?? standing.review?.text ?? "",
              }
            : undefined
        }
      />
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
