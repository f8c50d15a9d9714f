/** A SELECT without locks, sequences, notifications or settings. */
const READ = /^\s*(?:select|with)\b/i;
const SIDE_EFFECT =
  /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b|\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|nextval|setval|pg_notify|set_config)\b|\bpg_(?:try_)?advisory/i;

/**
 * Whether a statement is read-only, judged by its SQL. A replica rejects what slips through
 * (25006).
 */
export const isRead = (query: string): boolean => READ.test(query) && !SIDE_EFFECT.test(query);
