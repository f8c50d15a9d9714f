import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { db } from "#app/db.server.ts";
import type { JoinPolicy } from "#app/domain/catalogue.ts";
import { parseItemId } from "#app/domain/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { answerItemAction } from "#app/session/answer-item-action.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { DetailHead } from "#app/ui/detail-head.tsx";
import { languageLabel } from "#app/ui/detail-labels.server.ts";
import { Fact, FactList } from "#app/ui/fact-list.tsx";
import { ItemActionForm } from "#app/ui/item-action-form.tsx";
import { toSpaceCard } from "#app/ui/item-cards.server.ts";
import { localDay } from "#app/ui/local-date.server.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { RELATED_COUNT, RelatedItems } from "#app/ui/related-items.tsx";
import { SpaceCard } from "#app/ui/space-card.tsx";
import { findSpaceDetail, listRelatedSpaces } from "#db/queries/space-detail.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const { personId } = await findViewer(request);
  const [space, related] = await Promise.all([
    findSpaceDetail(db, id, personId),
    listRelatedSpaces(db, id, RELATED_COUNT),
  ]);
  if (!space) throw data(null, { status: 404 });
  return {
    space: {
      ...toSpaceCard(space),
      description: space.description,
      type: space.type,
      joinPolicy: space.joinPolicy,
      owner: space.owner,
      language: space.language,
      writtenIn: languageLabel(space.language),
      since: localDay(space.createdAt),
    },
    related: related.map(toSpaceCard),
  };
}

export const action = (args: ActionFunctionArgs) => answerItemAction(args, "space");

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  shown ? linkPreview(matches, "space", shown.space) : [];

const POLICIES: Record<JoinPolicy, typeof m.detail_policy_open> = {
  open: m.detail_policy_open,
  request: m.detail_policy_request,
  invite: m.detail_policy_invite,
};

/** A space's own page. */
export default function Space() {
  const lang = useLang();
  const { space, related } = useLoaderData<typeof loader>();
  const isNotOpen = useActionData<typeof action>() !== undefined;
  const answer = isNotOpen ? { isGood: false, text: m.catalogue_not_open({}, lang) } : undefined;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead kind="space" item={space} answer={answer}>
          <ItemActionForm action={`/spaces/${space.id}`} intent="join" isMain>
            {m.spaces_join({}, lang)}
          </ItemActionForm>
          <p className="text-sm text-ink-soft">{POLICIES[space.joinPolicy]({}, lang)}</p>
        </DetailHead>
      </div>
      <FactList>
        <Fact name={m.detail_members({}, lang)}>{space.shownCount}</Fact>
        <Fact name={m.detail_type({}, lang)}>
          <Link to={`/spaces?category=${space.type}`} className="hover:underline">
            {space.label[lang.locale]}
          </Link>
        </Fact>
        <Fact name={m.detail_policy({}, lang)}>{POLICIES[space.joinPolicy]({}, lang)}</Fact>
        <Fact name={m.detail_owner({}, lang)}>{space.owner ?? m.detail_house({}, lang)}</Fact>
        <Fact name={m.detail_language({}, lang)}>{space.writtenIn[lang.locale]}</Fact>
        <Fact name={m.detail_since({}, lang)}>
          <LocalTime time={space.since} />
        </Fact>
      </FactList>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{
          to: `/spaces?category=${space.type}`,
          name: m.detail_all_spaces({}, lang),
        }}
        items={related}
      >
        {(each) => <SpaceCard key={each.id} space={each} />}
      </RelatedItems>
    </div>
  );
}
