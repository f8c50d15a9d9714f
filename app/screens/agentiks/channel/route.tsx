import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { ChannelKind } from "#domain/agentiks/channels/channels.ts";
import { serviceOf } from "#domain/agentiks/channels/mail/mailbox.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { ItemActionForm } from "#app/ui/forms/item-action-form.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { answerChannel } from "./channel-action.server.ts";
import { ConnectForm } from "./connect-form.tsx";
import { ConnectedChannel } from "./connected-channel.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { loadChannel, type ChannelData } from "./load-channel.server.ts";
import type { TypedMailbox } from "./late-mailbox-form.tsx";
import { TemplateForm } from "./template-form.tsx";

/** Loaded for a channel by e-mail. */
const MailboxForm = lazy(async () => ({
  default: (await import("./late-mailbox-form.tsx")).MailboxForm,
}));

/** A channel of an agentik, for its owner to connect, check and disconnect. */
export const loader = ({ request, params }: LoaderFunctionArgs) => loadChannel(request, params);

export const action = (args: ActionFunctionArgs) => answerChannel(args);

const NAMES: Record<ChannelKind, typeof m.channel_telegram> = {
  telegram: m.channel_telegram,
  whatsapp: m.channel_whatsapp,
  email: m.mailbox_name,
};
const TEXTS: Record<ChannelKind, typeof m.channel_text_telegram> = {
  telegram: m.channel_text_telegram,
  whatsapp: m.channel_text_whatsapp,
  email: m.mailbox_text,
};

const titleOf = (
  { kind, agentik: { name } }: Pick<ChannelData, "kind" | "agentik">,
  lang: { locale: Locale },
): string =>
  kind === "email"
    ? m.mailbox_title({ name }, lang)
    : m.channel_title({ name, channel: NAMES[kind]({}, lang) }, lang);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) =>
    shown ? titleOf(shown, lang) : m.channel_title({ name: "", channel: "" }, lang),
  ),
  { name: "robots", content: "noindex" },
];

/** The settings of a connected mailbox, to be changed. */
function toTyped(channel: ChannelData["channel"]): TypedMailbox | undefined {
  if (!channel?.mailbox) return undefined;
  const { user, imapHost, imapPort, smtpHost, smtpPort } = channel.mailbox;
  return {
    service: serviceOf(imapHost),
    address: channel.name,
    user: user === channel.name ? "" : user,
    imapHost,
    imapPort: String(imapPort),
    smtpHost,
    smtpPort: String(smtpPort),
  };
}

export default function Channel() {
  const lang = useLang();
  const { kind, agentik, isMine, hasAccount, hasPublicAddress, channel, deliveries, ...page } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : undefined;
  const name = NAMES[kind]({}, lang);
  const fieldsOf = (intent: string) => (refused?.intent === intent ? refused.fields : undefined);
  const typed = refused?.typed;
  const form =
    kind === "email" ? (
      <Suspense>
        <MailboxForm typed={typed ?? toTyped(channel)} fields={fieldsOf("connect")} />
      </Suspense>
    ) : (
      <ConnectForm kind={kind} number={typed?.number} fields={fieldsOf("connect")} />
    );
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link
          to={paths.agentikChannels(agentik.id)}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.channel_back({ name: agentik.name }, lang)}
        </Link>
        <h1 className="text-2xl font-800 break-words">{titleOf({ kind, agentik }, lang)}</h1>
        <p className="text-ink-soft max-w-prose">{TEXTS[kind]({ name: agentik.name }, lang)}</p>
      </div>
      {isMine ? (
        <>
          <FormAnswer result={answer} done={answer ? undefined : page.done} />
          {!hasPublicAddress && kind !== "email" && (
            <Notice tone="note">{m.channel_no_address({ channel: name }, lang)}</Notice>
          )}
          {channel ? (
            <>
              <ConnectedChannel kind={kind} channel={channel}>
                {form}
              </ConnectedChannel>
              {kind === "whatsapp" && (
                <TemplateForm
                  key={JSON.stringify(channel.template)}
                  template={
                    refused?.intent === "template" && typed
                      ? { name: typed.template, language: typed.language, hasName: typed.hasName }
                      : channel.template
                  }
                  fields={fieldsOf("template")}
                />
              )}
              <DeliveryList kind={kind} deliveries={deliveries} />
            </>
          ) : (
            <section aria-labelledby="connect" className="card stripe p-4 flex flex-col gap-4">
              <h2 id="connect" className="text-xl font-800">
                {kind === "email"
                  ? m.mailbox_set_up({}, lang)
                  : m.channel_set_up({ channel: name }, lang)}
              </h2>
              {!hasAccount && (
                <p className="font-600">
                  {(kind === "email" ? m.mailbox_guest : m.channel_guest)({}, lang)}{" "}
                  <EntryLink to={paths.signup} className="underline">
                    {m.channel_guest_link({}, lang)}
                  </EntryLink>
                </p>
              )}
              {form}
            </section>
          )}
        </>
      ) : (
        <>
          <Notice>{m.agentiks_not_yours({}, lang)}</Notice>
          <ItemActionForm
            action={paths.agentik(agentik.id)}
            intent="duplicate"
            formKey={page.formKey}
            isMain
          >
            {m.agentiks_duplicate({}, lang)}
          </ItemActionForm>
        </>
      )}
    </div>
  );
}
