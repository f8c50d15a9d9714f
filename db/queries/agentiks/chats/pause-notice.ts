import { sql } from "drizzle-orm";
import { noticeKeys } from "#domain/agentiks/channels/notice-key.ts";
import { messages } from "#db/schema/spaces/threads.ts";

/** Whether a message only says that the agentik is paused, so that it has answered nothing. */
export const isPauseNotice = sql<boolean>`(${messages.agentikId} IS NOT NULL
  AND coalesce(${messages.clientKey} LIKE ${noticeKeys("paused")}, false))`;
