import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { waitingHeaders } from "#app/forms/answer-headers.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { Notice } from "#app/ui/forms/notice.tsx";
import { EntryLink } from "#app/ui/links/entry-link.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { loadMcp } from "./load-mcp.server.ts";
import { answerMcp } from "./mcp-action.server.ts";
import { ServerCard } from "./server-card.tsx";

/** MCP servers of the viewer's agentik; 404 for another person's. */
export const loader = ({ request, params }: LoaderFunctionArgs) => loadMcp(request, params.id);

export const action = (args: ActionFunctionArgs) => answerMcp(args);

export const headers = waitingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.mcp_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

export default function McpServers() {
  const lang = useLang();
  const { agentik, servers, hasAccount, isOff, full, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : undefined;
  const typedFor = (intent: string, server: string) =>
    refused?.intent === intent && refused.typed?.server === server ? refused.typed : undefined;
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link
          to={paths.agentikTools(agentik.id)}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.mcp_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800 break-words">
          {m.mcp_title({ name: agentik.name }, lang)}
        </h1>
        <p className="text-ink-soft max-w-prose">{m.mcp_text({ name: agentik.name }, lang)}</p>
        <p className="text-ink-soft max-w-prose">{m.mcp_model({}, lang)}</p>
      </div>
      <FormAnswer result={answer} done={answer ? undefined : done} />
      {isOff && (
        <Notice tone="note">
          {m.mcp_off({}, lang)}{" "}
          <Link to={paths.agentikTools(agentik.id)} className="underline">
            {m.mcp_off_link({}, lang)}
          </Link>
        </Notice>
      )}
      {servers.length === 0 && <p className="font-600">{m.mcp_none({}, lang)}</p>}
      {servers.map((server) => (
        <ServerCard key={server.id} server={server} ticked={typedFor("allow", server.id)?.ticked} />
      ))}
      <section aria-labelledby="connect" className="card p-4 flex flex-col gap-4">
        <h2 id="connect" className="text-xl font-800">
          {m.mcp_add({}, lang)}
        </h2>
        {!hasAccount ? (
          <>
            <p>{m.mcp_guest({}, lang)}</p>
            <EntryLink to={paths.signup} className="btn-primary self-start">
              {m.account_signup_submit({}, lang)}
            </EntryLink>
          </>
        ) : (
          <>
            {servers.length > 0 && (
              <p className="max-w-prose">
                {full} {m.mcp_again({}, lang)}
              </p>
            )}
            <ConnectForm
              // Remounts after a change: the fields are empty again.
              key={servers.map(({ id, name }) => id + name).join()}
              typed={typedFor("connect", "")}
              fields={refused?.intent === "connect" ? refused.fields : undefined}
            />
          </>
        )}
      </section>
    </div>
  );
}
