/** Reads, and nothing that locks, counts on or tells others. */
const READ = /^\s*(?:select|with)\b/i;
const NO_READ =
  /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b|\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|nextval|setval|pg_notify|set_config)\b|\bpg_(?:try_)?advisory/i;

/** Whether a statement only reads, as far as its text tells. Should it not, the replica refuses it. */
export const isRead = (query: string): boolean => READ.test(query) && !NO_READ.test(query);
