import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { factsOf, TOOLS, type Tool } from "#domain/agentiks/tools/tools.ts";
import { CAN_MAIL } from "#adapters/mail/mail.server.ts";
import { db } from "#db/connection/live-database.ts";
import { findToolSettings } from "#db/queries/agentiks/tools/find-permissions.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import * as m from "#app/messages/messages.js";
import { mcpServersPath } from "#domain/addresses/mcp-path.ts";
import { paths } from "#domain/addresses/paths.ts";
import { pageTitle } from "#app/preferences/page-title.ts";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { agentikDoneText } from "#app/presenters/answers/agentiks.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findOwnAgentik } from "#app/screens/agentiks/shown-agentik.server.ts";
import { FormAnswer } from "#app/ui/forms/form-answer.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import type { TypedLimits } from "./limits-action.server.ts";
import { LimitsCard } from "./limits-card.tsx";
import { loadLimits } from "./load-limits.server.ts";
import { ToolChoices } from "./tool-choices.tsx";
import { answerTools } from "./tools-action.server.ts";

/** Tools of the viewer's agentik; 404 for another person's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { agentik, viewer } = await findOwnAgentik(request, params.id);
  const [{ permissions, hosts }, limits] = await Promise.all([
    findToolSettings(db, agentik.id),
    loadLimits({ agentikId: agentik.id, personId: viewer.personId }),
  ]);
  const flash = readFlash(request, agentik.id);
  return withFlash(request, {
    flash,
    done: flash && agentikDoneText(flash, requestLang(request)),
    agentik: { id: agentik.id, name: agentik.name },
    tools: TOOLS.map((tool) => {
      const { reach, choices } = factsOf(tool);
      return { tool, reach, choices };
    }),
    permissions,
    hosts: hosts.join("\n"),
    limits,
    mcpPath: mcpServersPath(agentik.id),
    isAccount: viewer.kind === "account",
    canMail: CAN_MAIL,
  });
}

export const action = (args: ActionFunctionArgs) => answerTools(args);

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...pageTitle(matches, (_, lang) => m.tools_title({ name: shown?.agentik.name ?? "" }, lang)),
  { name: "robots", content: "noindex" },
];

export default function AgentikTools() {
  const lang = useLang();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { agentik, tools, permissions, hosts, limits, mcpPath, isAccount, canMail, done } = shown;
  const refusal = answer?.ok === false ? answer : undefined;
  const ofLimits = refusal?.intent === "save-limits" ? refusal : undefined;
  const typed = (ofLimits ? undefined : refusal?.typed) as
    Partial<Record<Tool | "hosts", string>> | undefined;
  return (
    <div className="kind-agentik max-w-180 mx-auto flex flex-col gap-5 py-4">
      <div>
        <Link
          to={paths.agentik(agentik.id)}
          className="inline-flex items-center min-h-11 text-accent font-600"
        >
          <span className="i-lucide-chevron-left" aria-hidden="true" />
          {m.agentiks_configure_back({}, lang)}
        </Link>
        <h1 className="text-2xl font-800">{m.tools_title({ name: agentik.name }, lang)}</h1>
        <p className="text-ink-soft">{m.tools_text({}, lang)}</p>
      </div>
      <FormAnswer result={answer} done={answer ? undefined : done} />
      {/* The hosts as they were saved replace what was typed. */}
      <Form key={hosts} method="post" preventScrollReset className="flex flex-col gap-3">
        <ToolChoices
          tools={tools}
          permissions={{ ...permissions, ...typed }}
          about={{
            mail: !canMail && <p className="text-sm text-warning">{m.tools_no_mail({}, lang)}</p>,
            http: (
              <TextAreaField
                label={m.tools_hosts({}, lang)}
                help={m.tools_hosts_help({}, lang)}
                name="hosts"
                rows={3}
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={typed?.hosts ?? hosts}
                problem={refusal?.fields?.hosts}
              />
            ),
            mcp: (
              <Link to={mcpPath} className="btn self-start">
                {m.tools_mcp_link({}, lang)}
              </Link>
            ),
          }}
        />
        <p className="text-sm text-ink-soft">{m.tools_untrusted({}, lang)}</p>
        {!isAccount && <p className="text-sm text-warning">{m.tools_guest({}, lang)}</p>}
        <div className="flex flex-wrap gap-3">
          <button className="btn-primary">{m.tools_save({}, lang)}</button>
          <Link to={paths.approvals} className="btn">
            {m.tools_to_approvals({}, lang)}
          </Link>
        </div>
      </Form>
      <LimitsCard
        limits={limits}
        typed={ofLimits?.typed as TypedLimits | undefined}
        problems={ofLimits?.fields}
      />
    </div>
  );
}
