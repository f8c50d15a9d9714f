/** Cursors of lists that are ordered by a time, then by id: `1764087600000.thread-1`. */

export interface TimeCursor {
  at: Date;
  id: string;
}

const CURSOR = /^(\d{1,15})\.([\w-]{1,80})$/;

/** To the millisecond. */
export const writeTimeCursor = ({ at, id }: TimeCursor): string => `${at.getTime()}.${id}`;

/** Undefined for no cursor, and for what is none. */
export function readTimeCursor(text: string | null): TimeCursor | undefined {
  const [, time, id] = CURSOR.exec(text ?? "") ?? [];
  return time && id ? { at: new Date(Number(time)), id } : undefined;
}
