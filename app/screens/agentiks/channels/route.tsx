import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { answerChannels } from "./channels-action.server.ts";
import { ChannelLinks } from "./channel-links.tsx";
import { ChatPageForm } from "./chat-page-form.tsx";
import { loadChannels } from "./load-channels.server.ts";
import { SharePage } from "./share-page.tsx";

/**
 * Channels of an agentik: its chat page, which the owner opens and shares, Telegram and WhatsApp.
 */
export const loader = ({ request, params }: LoaderFunctionArgs) => loadChannels(request, params.id);

export const action = (args: ActionFunctionArgs) => answerChannels(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.channels_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

export default function Channels() {
  const lang = useLang();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { agentik, isMine, isGuest, done, doneLink, formKey, page } = shown;
  const address = paths.agentik(agentik.id);
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link to={address} className="inline-flex items-center min-h-11 text-accent font-600">
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.agentiks_configure_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800">{m.channels_title({ name: agentik.name }, lang)}</h1>
        <p className="text-ink-soft">{m.channels_text({}, lang)}</p>
      </div>
      {isMine ? (
        <>
          <FormAnswer result={answer} done={answer ? undefined : done} doneLink={doneLink} />
          {page?.isOpen && !agentik.isActive && (
            <section className="card border-warning p-4 flex flex-wrap items-center gap-3">
              <p className="flex-1 basis-64 font-600">
                {m.channels_paused({ name: agentik.name }, lang)}
              </p>
              <ItemActionForm action={paths.agentikChannels(agentik.id)} intent="launch" isMain>
                {m.channels_launch({}, lang)}
              </ItemActionForm>
            </section>
          )}
          <ChatPageForm
            key={`${page?.slug} ${page?.isOpen} ${shown.origins}`}
            shown={shown}
            answer={answer}
          />
          {page && <SharePage page={page} />}
          {page && isGuest && (
            <p className="card p-4">
              {m.channels_guest({}, lang)}{" "}
              <EntryLink to={paths.signup} className="font-600 underline">
                {m.channels_guest_link({}, lang)}
              </EntryLink>
            </p>
          )}
          <ChannelLinks agentikId={agentik.id} others={shown.others} />
        </>
      ) : (
        <>
          <Notice>{m.agentiks_not_yours({}, lang)}</Notice>
          <ItemActionForm action={address} intent="duplicate" formKey={formKey} isMain>
            {m.agentiks_duplicate({}, lang)}
          </ItemActionForm>
        </>
      )}
    </div>
  );
}
