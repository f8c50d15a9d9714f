import { customerLine } from "#domain/agentiks/tools/customer-line.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

/** A call in one line: what it would do. */
export function callLine(call: ToolCall, lang: Lang): string {
  switch (call.tool) {
    case "mail":
      return m.approvals_what_mail({ to: call.to, subject: call.subject }, lang);
    case "http":
      return m.approvals_what_http({ url: call.url }, lang);
    case "task":
      return m.approvals_what_task({ title: call.title }, lang);
    case "message":
      return m.approvals_what_message({ text: truncate(call.text) }, lang);
    case "draft":
      return m.approvals_what_draft({ prompt: truncate(call.prompt) }, lang);
    case "entry": {
      const titles = call.facts?.judged.map(({ title }) => title) ?? call.entries;
      const title = titles.join(", ");
      return call.decision === "award"
        ? m.approvals_what_entry_award({ title }, lang)
        : m.approvals_what_entry({ title }, lang);
    }
    case "push":
      return m.approvals_what_push({ text: truncate(call.text) }, lang);
    case "chat_message":
      return m.approvals_what_chat_message(
        { to: customerLine(call), text: truncate(call.text) },
        lang,
      );
    case "document":
      return m.approvals_what_document({ name: call.name }, lang);
    case "mcp":
      return m.approvals_what_mcp(
        { name: call.name, server: call.server, input: truncate(call.input) },
        lang,
      );
  }
}

/** The mail that tells an owner that a call waits. @param link to the call's page */
export const askMail = (
  { agentik, call, link }: { agentik: string; call: ToolCall; link: string },
  lang: Lang,
): { subject: string; text: string } => ({
  subject: m.approvals_mail_subject({ agentik }, lang).replace(/\p{Cc}/gu, " "),
  text: m.approvals_mail_text({ agentik, what: callLine(call, lang), link }, lang),
});
