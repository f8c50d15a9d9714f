import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { db } from "#db/connection/live-database.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { linkPreview } from "#app/preferences/link-preview.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { LanguageSection } from "#app/preferences/preferences-context.tsx";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { BackToList } from "#app/ui/detail/detail-head.tsx";
import { ItemStrip } from "#app/ui/detail/item-strip.tsx";
import { SampleBadge, SpaceFrame } from "#app/ui/detail/space-frame.tsx";
import { findViewer } from "#app/session/viewer.server.ts";
import { RELATED_COUNT } from "#app/ui/detail/related-items.tsx";
import { findSpaceInside } from "#db/queries/spaces/inside.ts";
import { listRelatedSpaces } from "#db/queries/spaces/space-detail.ts";
import { loadConversation } from "./load-conversation.server.ts";
import { loadDetail } from "./load-detail.server.ts";
import { answerSpace } from "./space-action.server.ts";
import { SpaceDetail } from "./space-detail.tsx";
import { answerThread } from "./thread-action.server.ts";

/** Lazy: only members need it. The frame of the space does not wait for its script. */
const Conversation = lazy(async () => ({
  default: (await import("./late-conversation.tsx")).Conversation,
}));

/**
 * Three addresses of a space: `/spaces/:id` is its newest conversation for members, and what the space
 * is for everyone else; `/t/:thread` and `/about` below it are one or the other, for members only.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = parseItemId(params.id);
  if (!id) throw data(null, { status: 404 });
  const threadId = params.thread === undefined ? undefined : parseItemId(params.thread);
  const isAbout = isAboutPage(request, id);
  if (params.thread !== undefined && !threadId) throw data(null, { status: 404 });
  const flash = readFlash(request, id);
  const isBelow = isAbout || threadId !== undefined;
  const [viewer, related] = await Promise.all([
    findViewer(request),
    threadId === undefined ? listRelatedSpaces(db, id, RELATED_COUNT) : [],
  ]);
  // Both at once: most viewers are not in, and what they see is to wait for nothing.
  const [inside, detail] = await Promise.all([
    findSpaceInside(db, { id, personId: viewer.personId }),
    threadId === undefined ? loadDetail(request, { id, viewer, flash, related }) : null,
  ]);
  if (isBelow && !inside) throw data(null, { status: 404 });
  if (inside && !isAbout)
    return withFlash(request, {
      flash,
      inside: null,
      detail: null,
      isBelow,
      conversation: await loadConversation(request, { viewer, space: inside, threadId, flash }),
    });
  return withFlash(request, { flash, inside: inside ?? null, detail, isBelow, conversation: null });
}

/** Whether the address is that of About, also of its data. */
const isAboutPage = (request: Request, id: string): boolean =>
  new URL(request.url).pathname.replace(/\.data$/, "") === paths.spacePart(id, "about");

export function action(args: ActionFunctionArgs) {
  // About has no form of its own: its buttons post to the space's address.
  if (isAboutPage(args.request, args.params.id ?? "")) throw data(null, { status: 405 });
  return args.params.thread === undefined ? answerSpace(args) : answerThread(args);
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => {
  if (!shown) return [];
  const { detail, conversation, isBelow } = shown;
  const space = detail?.space ?? conversation!.space;
  if (isBelow)
    return [
      ...pageTitle(matches, (...args) =>
        conversation ? (conversation.thread?.title ?? m.threads_new(...args)) : space.name,
      ),
      { name: "robots", content: "noindex" },
    ];
  return [
    ...linkPreview(matches, "space", space),
    ...(isIndexed(space) ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

const isIndexed = ({ visibility, madeByGuest }: { visibility: string; madeByGuest: boolean }) =>
  visibility === "listed" && !madeByGuest;

/** A space: for members a conversation, for others what it is. */
export default function Space() {
  const { detail, conversation, inside, isBelow } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (conversation)
    return (
      <LanguageSection locale={conversation.locale}>
        <SpaceFrame
          space={conversation.space}
          current="threads"
          strip={
            <ItemStrip
              kind="space"
              item={conversation.space}
              lang={conversation.space.language}
              className="p-1.5 md:p-2"
              nameClass="truncate"
            >
              <SampleBadge {...conversation.space} />
            </ItemStrip>
          }
        >
          <Suspense fallback={<p className="card p-5">…</p>}>
            <Conversation {...conversation} answer={answer ?? null} />
          </Suspense>
        </SpaceFrame>
      </LanguageSection>
    );
  const about = <SpaceDetail detail={detail!} isFramed={isBelow} answer={answer ?? undefined} />;
  return (
    <LanguageSection locale={detail!.locale}>
      {isBelow ? (
        <>
          <BackToList kind="space" />
          <SpaceFrame
            space={inside!}
            current="about"
            strip={
              <ItemStrip kind="space" item={inside!} lang={inside!.language}>
                <SampleBadge {...inside!} />
              </ItemStrip>
            }
          >
            {about}
          </SpaceFrame>
        </>
      ) : (
        about
      )}
    </LanguageSection>
  );
}
