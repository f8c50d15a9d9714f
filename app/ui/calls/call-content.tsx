import { customerLine } from "#domain/agentiks/tools/customer-line.ts";
import type { EntryCall, EntryDecision } from "#domain/agentiks/tools/kinds/entry.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";

const DECISIONS = {
  award: m.approvals_entry_award,
  refuse: m.approvals_entry_refuse,
} as const satisfies Record<EntryDecision, unknown>;

/** The exact content of a call. It may hold what others wrote: shown as text, without links. */
export function CallContent({ call }: { call: ToolCall }) {
  const lang = useLang();
  switch (call.tool) {
    case "mail":
      return (
        <Lines
          lines={[
            [m.approvals_to({}, lang), call.to],
            [m.approvals_subject({}, lang), call.subject],
            [m.approvals_body({}, lang), call.text],
          ]}
        />
      );
    case "http":
      return (
        <Lines
          lines={[
            [m.approvals_address({}, lang), `${call.method} ${call.url}`],
            ...(call.body === ""
              ? []
              : [[m.approvals_sent_body({}, lang), spacedOut(call.body)] as const]),
          ]}
        />
      );
    case "mcp":
      return (
        <Lines
          lines={[
            [m.approvals_mcp_server({}, lang), `${call.server} (${call.host})`],
            [m.approvals_mcp_tool({}, lang), call.name],
            [m.approvals_sent_body({}, lang), spacedOut(call.input)],
          ]}
        />
      );
    case "task":
      return (
        <Lines
          lines={[
            [m.approvals_task_title({}, lang), call.title],
            ...(call.dueOn ? [[m.approvals_due({}, lang), call.dueOn] as const] : []),
          ]}
        />
      );
    case "message":
      return <Lines lines={[[m.approvals_body({}, lang), call.text]]} />;
    case "draft":
      return <Lines lines={[[m.approvals_draft_prompt({}, lang), call.prompt]]} />;
    case "entry":
      return <Lines lines={linesOfDecision(call, lang)} />;
    case "push":
      return <Lines lines={[[m.approvals_body({}, lang), call.text]]} />;
    case "chat_message":
      return (
        <Lines
          lines={[
            [m.approvals_to({}, lang), customerLine(call)],
            [m.approvals_body({}, lang), call.text],
          ]}
        />
      );
    case "document":
      return (
        <Lines
          lines={[
            [m.approvals_document_name({}, lang), call.name],
            [m.approvals_body({}, lang), call.text],
          ]}
        />
      );
  }
}

/** A decision with the challenge, each entry and its author, what they win, and the reason. */
function linesOfDecision(
  { decision, entries, reason, facts }: EntryCall,
  lang: ReturnType<typeof useLang>,
): [name: string, text: string][] {
  const judged = facts?.judged.map(({ title, author, credits }) =>
    credits === null
      ? m.approvals_entry_by({ title, author }, lang)
      : m.approvals_entry_wins({ title, author, credits: String(credits) }, lang),
  );
  return [
    [m.approvals_entry_decision({}, lang), DECISIONS[decision]({}, lang)],
    ...(facts
      ? [[m.approvals_entry_challenge({}, lang), facts.challenge] as [string, string]]
      : []),
    [m.approvals_entry_which({}, lang), (judged ?? entries).join("\n")],
    ...(reason === "" ? [] : [[m.approvals_entry_reason({}, lang), reason] as [string, string]]),
  ];
}

/** JSON with a line for each of its fields; other text as it is. */
function spacedOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Named texts, verbatim. */
export const Lines = ({ lines }: { lines: readonly (readonly [name: string, text: string])[] }) => (
  <dl className="rounded-card bg-raised px-3 py-2 flex flex-col gap-2">
    {lines.map(([name, text]) => (
      <div key={name}>
        <dt className="text-sm font-600 text-ink-soft">{name}</dt>
        <dd className="whitespace-pre-wrap break-words">{text}</dd>
      </div>
    ))}
  </dl>
);
