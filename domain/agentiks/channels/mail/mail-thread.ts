/** Message-IDs, references and subjects, by which mail programs show an answer below its question. */

/** Ids of a thread that are kept and sent. */
export const REFERENCES_MAX = 20;

/** A Message-ID with its angle brackets; undefined for what is none, or longer than 300 characters. */
export function readMessageId(text: string | undefined): string | undefined {
  const id = text?.trim() ?? "";
  return /^<[!-;=?-~]{1,298}>$/.test(id) ? id : undefined;
}

/** The Message-ID of a mail of ours: each try has the same, so that a repeated one can be told. */
export const ownMessageId = (id: string, address: string): string =>
  `<${id}@${address.slice(address.lastIndexOf("@") + 1)}>`;

/** `Re`, `RE: RE`, `Rv`, `Fwd`, `AW` and the like before a subject. */
const PREFIX = /^(?:\s*(?:re|rv|fw|fwd|res|enc|aw|tr)\s*(?:\[\d{1,3}\])?\s*:)+\s*/i;

export const replySubject = (subject: string): string =>
  `Re: ${subject.replace(PREFIX, "")}`.trim();

/** Whether a subject says that a mail answers another, or forwards one. */
export const isReplySubject = (subject: string): boolean => PREFIX.test(subject);

export interface ReplyHeaders {
  subject: string;
  inReplyTo: string | undefined;
  references: readonly string[];
}

/** Headers of an answer to a mail. One without a Message-ID of its own is answered without references. */
export function replyHeaders({
  externalId,
  subject,
  references,
}: {
  externalId: string;
  subject: string;
  references: readonly string[];
}): ReplyHeaders {
  const inReplyTo = readMessageId(externalId);
  return {
    subject: replySubject(subject),
    inReplyTo,
    references: inReplyTo ? [...references, inReplyTo].slice(-REFERENCES_MAX) : [],
  };
}
