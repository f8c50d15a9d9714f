import type { DutyInput } from "#domain/agentiks/duties/duties.ts";
import { BODY_MAX } from "#domain/agentiks/tools/kinds/http.ts";
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from "#domain/agentiks/tools/kinds/mail.ts";
import type { ToolCall } from "#domain/agentiks/tools/tool-call.ts";
import type { DutyResult } from "#db/commands/agentiks/duties/end-duty.ts";
import { plainText } from "./plain-text.ts";

/** Characters of text that fit into a JSON body with its other fields if each needs an escape. */
const TEXT_IN_BODY_MAX = Math.floor(BODY_MAX / 2) - 500;

/**
 * The call that sends what a duty has written to where its owner wishes; undefined without such a place.
 *
 * @param agentik its name
 * @param text Markdown; it is sent as plain text
 */
export function wantedBy(
  agentik: string,
  { work, at, sendTo }: DutyInput,
  { text: markdown, task }: Pick<DutyResult, "text" | "task">,
): ToolCall | undefined {
  if (!sendTo) return undefined;
  const { duty } = work;
  const text = plainText(markdown);
  if (sendTo.by === "mail") {
    const subject = `${agentik}: ${text.split("\n")[0]}`.replace(/\p{Cc}/gu, " ");
    return {
      tool: "mail",
      to: sendTo.to,
      subject: subject.slice(0, MAIL_SUBJECT_MAX).trim(),
      text: text.slice(0, MAIL_TEXT_MAX),
    };
  }
  const facts = { agentik, duty, at, text: text.slice(0, TEXT_IN_BODY_MAX) };
  const body = JSON.stringify(task ? { ...facts, title: task.title, dueOn: task.dueOn } : facts);
  return { tool: "http", method: "POST", url: sendTo.url, body };
}
