import type { ReactNode } from "react";
import type { Permission, Reach } from "#domain/agentiks/tools/tool.ts";
import type { Tool } from "#domain/agentiks/tools/tools.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField, type Segment } from "#app/ui/fields/segmented-field.tsx";

const WORDS = {
  calculate: [m.tools_calculate, m.tools_calculate_text, "i-lucide-calculator"],
  date: [m.tools_date, m.tools_date_text, "i-lucide-calendar-days"],
  documents: [m.tools_documents, m.tools_documents_text, "i-lucide-file-search"],
  sales: [m.tools_sales, m.tools_sales_text, "i-lucide-chart-line"],
  members: [m.tools_members, m.tools_members_text, "i-lucide-users"],
  challenges: [m.tools_challenges, m.tools_challenges_text, "i-lucide-trophy"],
  tasks: [m.tools_tasks, m.tools_tasks_text, "i-lucide-list"],
  bookings: [m.tools_bookings, m.tools_bookings_text, "i-lucide-calendar-check"],
  questions: [m.tools_questions, m.tools_questions_text, "i-lucide-message-circle"],
  task: [m.tools_task, m.tools_task_text, "i-lucide-list-checks"],
  message: [m.tools_message, m.tools_message_text, "i-lucide-message-square"],
  document: [m.tools_document, m.tools_document_text, "i-lucide-file-text"],
  draft: [m.tools_draft, m.tools_draft_text, "i-lucide-sparkles"],
  entry: [m.tools_entry, m.tools_entry_text, "i-lucide-trophy"],
  push: [m.tools_push, m.tools_push_text, "i-lucide-bell"],
  chat_message: [m.tools_chat_message, m.tools_chat_message_text, "i-lucide-message-circle"],
  mail: [m.tools_mail, m.tools_mail_text, "i-lucide-mail"],
  http: [m.tools_http, m.tools_http_text, "i-lucide-globe"],
  mcp: [m.tools_mcp, m.tools_mcp_text, "i-lucide-plug"],
} as const satisfies Record<Tool, unknown>;

const PERMISSION_NAMES = {
  auto: [m.tools_auto],
  ask: [m.tools_ask],
  never: [m.tools_never],
} as const satisfies Record<Permission, Segment>;

const GROUPS: readonly [Reach, title: typeof m.tools_group_reads, text?: typeof m.tools_text][] = [
  ["reads", m.tools_group_reads, m.tools_group_reads_text],
  ["writes", m.tools_group_writes],
  ["sends", m.tools_group_sends],
];

const named = (choices: readonly Permission[]) =>
  Object.fromEntries(choices.map((choice) => [choice, PERMISSION_NAMES[choice]]));

/** A tool of the registry, which the browser does not load. */
export interface ToolChoice {
  tool: Tool;
  reach: Reach;
  choices: readonly Permission[];
}

/**
 * Every tool with what it may do, by what it reaches.
 *
 * @param tools in the registry's order
 * @param permissions as stored, or as typed in a refused form
 * @param about what stands below some tools
 */
export function ToolChoices({
  tools,
  permissions,
  about,
}: {
  tools: readonly ToolChoice[];
  permissions: Readonly<Partial<Record<Tool, string>>>;
  about: Readonly<Partial<Record<Tool, ReactNode>>>;
}) {
  const lang = useLang();
  return GROUPS.map(([reach, title, text]) => (
    <section key={reach} className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-800">{title({}, lang)}</h2>
        {text && <p className="text-sm text-ink-soft">{text({}, lang)}</p>}
      </div>
      {tools
        .filter((one) => one.reach === reach)
        .map(({ tool, choices }) => {
          const [name, line, icon] = WORDS[tool];
          return (
            <div key={tool} className="card p-4 flex gap-3">
              <span
                className={`${icon} text-accent text-xl shrink-0 mt-1 <sm:hidden`}
                aria-hidden="true"
              />
              <div className="flex flex-col gap-3 grow min-w-0">
                <SegmentedField
                  label={name({}, lang)}
                  name={tool}
                  value={permissions[tool] ?? ""}
                  choices={named(choices)}
                />
                <p className="text-sm text-ink-soft">{line({}, lang)}</p>
                {about[tool]}
              </div>
            </div>
          );
        })}
    </section>
  ));
}
