import type { Db } from "#db/connection/client.ts";
import { listQuickReplies } from "#db/queries/agentiks/chats/find-chat.ts";

/** A message, after the quick reply that was chosen without a script. */
export async function withQuickReply(
  tx: Db,
  chat: { threadId: string; personId: string },
  { quick, text }: { quick: string; text: string },
): Promise<string> {
  if (!quick.startsWith("/")) return text;
  const replies = await listQuickReplies(tx, chat);
  const chosen = replies.find(({ name }) => `/${name}` === quick)?.text ?? "";
  return [chosen, text].filter((part) => part.trim() !== "").join("\n");
}
