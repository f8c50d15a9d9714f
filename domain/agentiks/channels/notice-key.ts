/**
 * What Plaza itself says to a customer on a channel, for an agentik: that it is `paused`, or that the
 * business knows of a message that is `unread`, such as a photo.
 */
export type ChannelNotice = "paused" | "unread";

/** How long a customer is not told the same again: photos often come several at once. */
export const NOTICE_EVERY_MS: Readonly<Record<ChannelNotice, number>> = {
  paused: 24 * 3_600_000,
  unread: 10 * 60_000,
};

/** Idempotency key of a notice, told after the message with that `seq`. */
export const noticeKey = (notice: ChannelNotice, seq: number): string => `${notice} ${seq}`;

/** LIKE pattern of all keys of a notice. */
export const noticeKeys = (notice: ChannelNotice): string => `${notice} %`;
