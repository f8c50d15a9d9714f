/** Texts of notifications about what an agentik did or wants to do. */
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** Text: an agentik has done a duty. */
export function dutyText(duty: string, agentik: string, lang: { locale: Locale }): string {
  switch (duty) {
    case "report":
      return m.notifications_duty_report({ agentik }, lang);
    case "remind":
      return m.notifications_duty_remind({ agentik }, lang);
    case "ask":
    case "react":
      return m.notifications_duty_ask({ agentik }, lang);
    case "watch":
      return m.notifications_duty_watch({ agentik }, lang);
    case "welcome":
      return m.notifications_duty_welcome({ agentik }, lang);
    case "task":
      return m.notifications_duty_task({ agentik }, lang);
    case "tell":
      return m.notifications_duty_tell({ agentik }, lang);
    case "stock":
      return m.notifications_duty_stock({ agentik }, lang);
    case "review":
      return m.notifications_duty_review({ agentik }, lang);
    default:
      return m.notifications_duty_note({ agentik }, lang);
  }
}

/** Text: an agentik asks for approval of a call. */
export function asksText(tool: string, agentik: string, lang: { locale: Locale }): string {
  if (tool === "mail") return m.notifications_asks_mail({ agentik }, lang);
  if (tool === "http") return m.notifications_asks_http({ agentik }, lang);
  if (tool === "message") return m.notifications_asks_message({ agentik }, lang);
  if (tool === "draft") return m.notifications_asks_draft({ agentik }, lang);
  if (tool === "entry") return m.notifications_asks_entry({ agentik }, lang);
  if (tool === "push") return m.notifications_asks_push({ agentik }, lang);
  if (tool === "chat_message") return m.notifications_asks_chat_message({ agentik }, lang);
  if (tool === "mcp") return m.notifications_asks_mcp({ agentik }, lang);
  if (tool === "document") return m.notifications_asks_document({ agentik }, lang);
  return m.notifications_asks_task({ agentik }, lang);
}
