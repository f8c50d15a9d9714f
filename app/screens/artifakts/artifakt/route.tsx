/**
 * `/artifakts/:id`: the page of one artifakt. Long because makers, owners and buyers each have buttons
 * of their own on it.
 */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#db/connection/live-database.ts";
import { BUY } from "#domain/money/ask-to-buy.ts";
import { artifaktPaths } from "#domain/addresses/artifakt-paths.ts";
import { categoryOfType } from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { formatMxn } from "#domain/money/money.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { listAddress } from "#app/forms/list-address.server.ts";
import { guestMadeOf } from "#app/presenters/guest-made.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { ArtifaktCard } from "#app/ui/cards/artifakt-card.tsx";
import {
  findRelationships,
  labelRelationships,
} from "#app/presenters/items/card-relationships.server.ts";
import { moderationOf } from "#app/presenters/takedown-notice.server.ts";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { categoryLabel, languageLabel } from "#app/presenters/items/detail-labels.server.ts";
import { licenceText } from "#app/presenters/items/licence-text.server.ts";
import { Fact } from "#app/ui/detail/fact-list.tsx";
import { useLangOf } from "#app/ui/text/use-lang-of.ts";
import { toArtifaktCard, toArtifaktCards } from "#app/presenters/items/item-cards.server.ts";
import { toShownPurchase } from "#app/presenters/shown-purchase.server.ts";
import { withBadge } from "#app/presenters/items/item-labels.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/detail/related-items.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ShareLinks } from "#app/ui/links/share-links.tsx";
import {
  findArtifaktDetail,
  listMoreOfMaker,
  listRelatedArtifakts,
} from "#db/queries/artifakts/artifakt-detail.ts";
import { findBalances } from "#db/queries/money/ledger.ts";
import { findRelationship } from "#db/queries/artifakts/artifakt-trade.ts";
import { findReviewedArtifakt, listReviews } from "#db/queries/artifakts/reviews.ts";
import { artifaktDoneLink, artifaktDoneText } from "#app/presenters/answers/artifakts.server.ts";
import { toShownPictures } from "./shown-pictures.server.ts";
import { answerArtifaktAction } from "./artifakt-action.server.ts";
import { ItemPicture } from "#app/ui/art/item-picture.tsx";
import { usePicturesLink } from "#app/ui/art/pictures-asked.ts";
import { Gallery } from "./gallery.tsx";
import { Reviews } from "./reviews.tsx";
import { findOffer, purchaseAddress } from "./shown-offer.server.ts";
import { TakeArtifakt } from "./take-artifakt.tsx";
import { shownDescription, shownTexts } from "./shown-texts.server.ts";
import { toShownFile } from "./shown-file.server.ts";
import { shownReviews } from "./shown-reviews.server.ts";
import { StructuredData } from "./structured-data.tsx";
import { Versions } from "./versions.tsx";

const REVIEW_COUNT = 10;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const [viewer, reviews, found, ofMaker] = await Promise.all([
    findViewer(request),
    listReviews(db, id, REVIEW_COUNT),
    listRelatedArtifakts(db, id, RELATED_COUNT),
    listMoreOfMaker(db, id, RELATED_COUNT),
  ]);
  const { personId, isVisitor } = viewer;
  const others = toArtifaktCards([...ofMaker, ...found]);
  const more = others.slice(0, ofMaker.length);
  const related = others.slice(ofMaker.length);
  const ids = others.map((each) => each.id);
  const [artifakt, { licence: ownedLicence, ...relationship }, relationships, balances] =
    await Promise.all([
      findArtifaktDetail(db, id, personId),
      // A visitor's `personId` is the demo person's, so every visitor sees the same relationship.
      findRelationship(db, id, personId),
      findRelationships(viewer, { artifakts: ids }, new Date()),
      query.has(BUY) ? findBalances(db, personId) : undefined,
    ]);
  if (!artifakt) throw await awayFromUnknown(id);
  const offer = query.has(BUY)
    ? await findOffer({ request, context }, viewer, artifakt)
    : undefined;
  // The list that the purchase began on; empty on the page itself.
  const listBefore = listAddress(query.get(BUY) ?? "", "") ?? "";
  const category = categoryOfType(artifakt.type);
  const flash = readFlash(request, id);
  const lang = requestLang(request);
  const { publication, takenDownAt } = artifakt;
  const card = toArtifaktCard({ ...artifakt, isSample: artifakt.versions.length === 0 });
  const guestMade = guestMadeOf(
    "artifakt",
    viewer,
    {
      id,
      isOwn: relationship.ownId === id && !relationship.isExample,
      isNew: flash?.code === "created",
    },
    lang,
  );
  return withFlash(request, {
    flash,
    done: guestMade?.isNew ? guestMade.text : flash && artifaktDoneText(flash, lang),
    doneLink: flash && artifaktDoneLink(flash, lang),
    guestMade,
    moderation: moderationOf(
      "artifakt",
      {
        id,
        takenDownAt,
        isOpen: publication === "published",
        isOwner: relationship.ownId !== null,
      },
      lang,
    ),
    formKey: createFormKey(),
    relationship,
    purchase: balances &&
      offer && {
        ...toShownPurchase(
          {
            price: offer.price,
            currency: "MXN",
            next: purchaseAddress(id, { back: listBefore, code: offer.code }),
          },
          balances.MXN,
        ),
        offer,
        buttonPrice: formatMxn(offer.price),
        back: listBefore,
      },
    // Visitors cannot download the demo person's files.
    hasFile: !isVisitor,
    publication,
    reviews: shownReviews(
      {
        reviews,
        own: relationship.review,
        isReportable: publication === "published" && !takenDownAt,
      },
      lang,
    ),
    artifakt: {
      ...withBadge(card, relationship.isExample),
      ...shownTexts({ ...card, ...relationship }),
      ...shownDescription(artifakt.description),
      ...toShownPictures(artifakt),
      ...toShownFile(artifakt),
      price: artifakt.price,
      isPriceOpen: artifakt.isPriceOpen,
      offeredLicence: artifakt.licence,
      /** An owner's is the one of the purchase. */
      licence: licenceText(ownedLicence ?? artifakt.licence),
      /** Without the currency code, which the button's message adds. */
      buttonPrice: formatMxn(artifakt.price),
      category,
      categoryLabel: categoryLabel(category),
      tags: artifakt.tags,
      writtenIn: languageLabel(artifakt.language),
      since: localDay(artifakt.createdAt),
    },
    related: labelRelationships({ artifakts: related }, relationships).artifakts,
    more: labelRelationships({ artifakts: more }, relationships).artifakts,
  });
}

/** The redirect from a review's address to its artifakt, else a 404. */
async function awayFromUnknown(id: string): Promise<unknown> {
  const reviewed = await findReviewedArtifakt(db, id);
  return reviewed ? redirect(`${paths.artifakt(reviewed)}#reviews`) : data(null, { status: 404 });
}

export const action = (args: ActionFunctionArgs) => answerArtifaktAction(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "artifakt", shown.artifakt) : [];

/** The page of one artifakt. */
export default function Artifakt() {
  const lang = useLang();
  const {
    artifakt,
    related,
    more,
    relationship,
    purchase,
    hasFile,
    publication,
    reviews,
    formKey,
    done,
    doneLink,
    guestMade,
    moderation,
  } = useLoaderData<typeof loader>();
  const tagLang = useLangOf(artifakt.language);
  const others = [...more, ...related];
  const picturesLink = usePicturesLink();
  const answered = useActionData<typeof action>();
  const typed = answered?.typed;
  const isFree = artifakt.price === 0;
  // A guest's copy of a demo artifakt has its own id and its own file.
  const fileId = relationship.isOwned ? artifakt.id : relationship.ownId;
  const categoryPath = `${paths.artifakts}?category=${artifakt.category}`;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead
          kind="artifakt"
          item={artifakt.rich ? { ...artifakt, description: "" } : artifakt}
          picture={
            artifakt.cover && (
              <div className="relative w-24 aspect-4/3 rounded-control overflow-hidden shrink-0 empty:hidden">
                <ItemPicture src={artifakt.cover} alt="" className="w-full h-full" />
              </div>
            )
          }
          result={answered}
          done={done}
          doneLink={doneLink}
          moderation={moderation}
          guestMade={guestMade}
          facts={
            <>
              <Fact name={m.detail_creator({}, lang)}>{artifakt.creator}</Fact>
              <Fact name={m.detail_rating({}, lang)}>
                <span className={artifakt.shownRating && "rating"}>
                  {artifakt.ratingText[lang.locale]}
                </span>
              </Fact>
              <Fact name={m.detail_downloads({}, lang)}>{artifakt.shownDownloads}</Fact>
              <Fact name={m.detail_type({}, lang)}>{artifakt.label[lang.locale]}</Fact>
              {artifakt.file && (
                <Fact name={m.artifakts_file({}, lang)}>
                  <span className="tabular">{artifakt.file}</span>
                </Fact>
              )}
              <Fact name={m.artifakts_license({}, lang)}>{artifakt.licence[lang.locale]}</Fact>
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
            </>
          }
        >
          <p className="text-2xl font-800 text-kind tabular">
            {isFree ? m.cards_free({}, lang) : artifakt.shownPrice}
          </p>
          {artifakt.isPriceOpen && (
            <p className="text-sm text-ink-soft">{m.selling_price_open({}, lang)}</p>
          )}
          {relationship.isOwned || relationship.ownId ? (
            <>
              <p className="inline-flex items-center gap-2 min-h-11 font-600 text-success">
                <span className="i-lucide-circle-check" aria-hidden="true" />
                {relationship.ownId
                  ? m.detail_artifakt_maker({}, lang)
                  : m.detail_artifakt_owned({}, lang)}
              </p>
              {hasFile && fileId !== null && (
                <>
                  <Link to={paths.artifaktFile(fileId)} reloadDocument className="btn-primary">
                    <span className="i-lucide-download" aria-hidden="true" />
                    {m.money_download({}, lang)}
                  </Link>
                  {artifakt.older && (
                    <Link
                      to={`${paths.artifaktFile(fileId)}?version=${relationship.olderVersion}`}
                      reloadDocument
                      className="btn"
                    >
                      {artifakt.older[lang.locale]}
                    </Link>
                  )}
                </>
              )}
            </>
          ) : (
            publication === "published" &&
            !moderation.down && (
              <TakeArtifakt artifakt={artifakt} purchase={purchase} formKey={formKey} />
            )
          )}
          {relationship.ownId && (
            <>
              <Link to={paths.artifaktEdit(relationship.ownId)} className="btn">
                <span className="i-lucide-pencil" aria-hidden="true" />
                {m.artifakts_edit({}, lang)}
              </Link>
              <Link to={paths.artifaktManage(relationship.ownId)} className="btn">
                {m.money_manage({}, lang)}
              </Link>
            </>
          )}
          {relationship.isOwned && (
            <Link to={paths.library} className="btn">
              {m.money_library({}, lang)}
            </Link>
          )}
          {relationship.isOwned && hasFile && (
            <Link to={artifaktPaths.artifaktReceipt(artifakt.id)} reloadDocument className="btn">
              {m.selling_receipt({}, lang)}
            </Link>
          )}
          {publication === "published" && !moderation.down && (
            <ShareLinks
              title={artifakt.name}
              page={paths.artifakt(artifakt.id)}
              whatsApp={artifaktPaths.artifaktWhatsApp(artifakt.id)}
              qr={artifaktPaths.artifaktQr(artifakt.id)}
            />
          )}
          {!artifakt.file && !purchase && (
            <p className="basis-full">{m.artifakts_sample({}, lang)}</p>
          )}
          {artifakt.rich && (
            <div
              className="basis-full max-w-prose md:text-lg"
              lang={tagLang}
              dangerouslySetInnerHTML={{ __html: artifakt.rich }}
            />
          )}
        </DetailHead>
      </div>
      {(artifakt.pictures ?? others.some(({ sheet }) => sheet)) && picturesLink}
      <Gallery pictures={artifakt.pictures ?? []} />
      <Versions versions={artifakt.versions} notesLang={tagLang} />
      <Reviews
        reviews={reviews}
        form={
          relationship.isOwned && hasFile
            ? {
                formKey,
                stars: typed?.stars ?? String(relationship.review?.stars ?? 5),
                text: typed?.text ?? relationship.review?.text ?? "",
              }
            : undefined
        }
      />
      <RelatedItems
        title={artifakt.moreTitle[lang.locale]}
        all={{ to: paths.artifakts, name: m.detail_all_artifakts({}, lang) }}
        items={more}
      >
        {(each) => <ArtifaktCard key={each.id} artifakt={each} />}
      </RelatedItems>
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
