import { withThousands } from "#domain/format/thousands.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SpaceCard } from "#app/ui/cards/space-card.tsx";
import { DetailHead } from "#app/ui/detail/detail-head.tsx";
import { Fact } from "#app/ui/detail/fact-list.tsx";
import { RelatedItems } from "#app/ui/detail/related-items.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { LocalTime } from "#app/ui/text/local-time.tsx";
import type { ComponentProps } from "react";
import type { SpaceDetailData } from "./load-detail.server.ts";
import { POLICIES, SpaceButtons } from "./space-buttons.tsx";

/** A space with its facts and buttons, and others of its type. */
export function SpaceDetail({
  detail: { space, related, done, guestMade, moderation },
  isFramed,
  answer,
}: {
  detail: SpaceDetailData;
  /** The page is a tab of the space. */
  isFramed: boolean;
  answer: ComponentProps<typeof DetailHead>["result"];
}) {
  const lang = useLang();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <DetailHead
          kind="space"
          item={space}
          isFramed={isFramed}
          result={answer}
          done={done}
          moderation={moderation}
          guestMade={guestMade}
          facts={
            <>
              <Fact name={m.detail_members({}, lang)}>{withThousands(space.userCount)}</Fact>
              {space.maxMembers !== null && (
                <Fact name={m.community_places({}, lang)}>
                  {m.community_places_of({ taken: space.userCount, max: space.maxMembers }, lang)}
                </Fact>
              )}
              <Fact name={m.detail_type({}, lang)}>
                <Link to={`${paths.spaces}?category=${space.type}`} className="hover:underline">
                  {space.label[lang.locale]}
                </Link>
              </Fact>
              <Fact name={m.detail_policy({}, lang)}>{POLICIES[space.joinPolicy]({}, lang)}</Fact>
              {space.visibleTo && <Fact name={space.visibleTo.title}>{space.visibleTo.text}</Fact>}
              <Fact name={m.detail_owner({}, lang)}>{space.owner ?? m.detail_house({}, lang)}</Fact>
              <Fact name={m.detail_language({}, lang)}>{space.writtenIn[lang.locale]}</Fact>
              <Fact name={m.detail_since({}, lang)}>
                <LocalTime time={space.since} />
              </Fact>
            </>
          }
        >
          <SpaceButtons space={space} />
        </DetailHead>
      </div>
      <RelatedItems
        title={m.detail_related({}, lang)}
        all={{
          to: `${paths.spaces}?category=${space.type}`,
          name: m.detail_all_spaces({}, lang),
        }}
        items={related}
      >
        {(each) => <SpaceCard key={each.id} space={each} />}
      </RelatedItems>
    </div>
  );
}
