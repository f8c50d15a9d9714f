import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { listTokens, type ListedToken } from "#db/queries/people/api-tokens.ts";
import { neverStored } from "#app/forms/answer-headers.server.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import type { Zone } from "#domain/format/zones.ts";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { SpanishSection, useLang } from "#app/preferences/preferences-context.tsx";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { localDay, localMoment } from "#app/presenters/local-date.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { EmptyState } from "#app/ui/text/empty-state.tsx";
import { ScreenHeading } from "#app/ui/text/screen-heading.tsx";
import { TokenForm } from "./token-form.tsx";
import { TokenLine } from "./token-line.tsx";
import { answerTokens } from "./tokens-action.server.ts";

/** Lazy: needed only after a token was made. */
const NewToken = lazy(async () => ({ default: (await import("./new-token.tsx")).NewToken }));

const DONE = { "token-revoked": m.tokens_done_revoked };

export async function loader({ request }: LoaderFunctionArgs) {
  const { personId, kind, zone } = await findViewer(request);
  const tokens = kind === "account" ? await listTokens(db, personId) : [];
  const flash = readFlash(request, "tokens");
  const now = new Date();
  const address = (path: string) => new URL(path, env.PUBLIC_URL ?? request.url).href;
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, requestLang(request, "spanish")),
    formKey: createFormKey(),
    canMake: kind === "account",
    tokens: tokens.map((token) => shownToken(token, { now, zone })),
    spaces: address(`${serverPaths.apiForPrograms}/spaces`),
    mcp: address(serverPaths.mcp),
    description: serverPaths.apiDescription,
  });
}

const shownToken = (
  { createdAt, lastUsedAt, expiresAt, ...token }: ListedToken,
  { now, zone }: { now: Date; zone: Zone },
) => ({
  ...token,
  createdAt: localDay(createdAt),
  lastUsedAt: lastUsedAt && localMoment(lastUsedAt, zone),
  expiresAt: expiresAt && localDay(expiresAt),
  isExpired: expiresAt !== null && expiresAt <= now,
});

export const action = (args: ActionFunctionArgs) => answerTokens(args);

export const headers = neverStored;

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, m.tokens_title, "spanish"),
  { name: "robots", content: "noindex" },
];

/** A person's tokens of the API. */
export default function Tokens() {
  return (
    <SpanishSection className="max-w-180 mx-auto flex flex-col gap-5">
      <Content />
    </SpanishSection>
  );
}

function Content() {
  const { done, formKey, canMake, tokens } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const lang = useLang();
  const refused = result?.ok === false && result.intent === "create" ? result : undefined;
  return (
    <>
      <ScreenHeading title={m.tokens_title({}, lang)} text={m.tokens_subtitle({}, lang)} />
      <FormAnswer result={result} done={done} />
      {result?.ok && (
        <Suspense>
          <NewToken secret={result.value?.secret ?? ""} />
        </Suspense>
      )}
      <section aria-labelledby="yours" className="flex flex-col gap-3">
        <h2 id="yours" className="text-xl font-800">
          {m.tokens_yours({}, lang)}
        </h2>
        {tokens.length === 0 ? (
          <EmptyState
            icon="i-lucide-key-round"
            title={m.tokens_none({}, lang)}
            text={m.tokens_none_text({}, lang)}
          />
        ) : (
          <ul className="card divide-y divide-line">
            {tokens.map((token) => (
              <TokenLine key={token.id} token={token} formKey={formKey} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="add" className="card p-4 flex flex-col gap-4">
        <h2 id="add" className="text-xl font-800">
          {m.tokens_add({}, lang)}
        </h2>
        {canMake ? (
          <TokenForm
            // Remounts after a change: the fields are empty again.
            key={tokens.length}
            typed={refused?.typed}
            problem={refused?.fields?.name}
            formKey={formKey}
          />
        ) : (
          <>
            <p>{m.tokens_account({}, lang)}</p>
            <EntryLink to={paths.signup} className="btn-primary self-start">
              {m.account_signup_submit({}, lang)}
            </EntryLink>
          </>
        )}
      </section>
      <HowTo />
    </>
  );
}

function HowTo() {
  const { spaces, mcp, description } = useLoaderData<typeof loader>();
  const lang = useLang();
  const example = `curl ${spaces} \\
  -H "Authorization: Bearer $TOKEN"`;
  const code = "p-3 rounded-control bg-raised text-sm whitespace-pre-wrap break-all";
  return (
    <section aria-labelledby="how" className="flex flex-col gap-2">
      <h2 id="how" className="text-xl font-800">
        {m.tokens_how({}, lang)}
      </h2>
      <p>{m.tokens_how_api({}, lang)}</p>
      <pre className={code}>{example}</pre>
      <p>{m.tokens_how_mcp({}, lang)}</p>
      <pre className={code}>{mcp}</pre>
      <a href={description} className="underline min-h-11 inline-flex items-center">
        {m.tokens_how_docs({}, lang)}
      </a>
    </section>
  );
}
