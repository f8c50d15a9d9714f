/** Text written by a person in a mail, without the quoted history below and the signature. */

/** Longer lines are not the beginning of a history, and keep regular expressions fast. */
const LINE_MAX = 400;

/** "El lun, 3 nov 2025 a las 10:00, Ana (<ana@x.mx>) escribió:", which programs wrap into three lines. */
const ATTRIBUTION = /^(?:el|on|em|a)\s.{0,400}\d.{0,400}(?:escribió|wrote|escreveu)\s*:$/i;
const ATTRIBUTION_LINES = 3;
/** A time or an address, which a sentence that ends in "escribió:" hardly has. */
const PRECISE = /\d[:.]\d\d|@/;
const ORIGINAL = /^-{2,}\s*(?:mensaje original|original message|mensagem original)\s*-{2,}$/i;
/** The headers with which Outlook begins what it quotes, in the order in which it writes them. */
const OUTLOOK_FROM = /^\*?(?:de|from)\s*:\*?\s*\S/i;
const OUTLOOK_SENT = /^\*?(?:enviado(?: el)?|enviada em|sent|fecha|date|data)\s*:/i;
const OUTLOOK_REST = /^\*?(?:para|to|cc|asunto|subject|assunto)\s*:/i;
const OUTLOOK_LINES = 6;
const RULE = /^_{5,}$/;

const SIGNATURE = /^--\s?$/;
const MOBILE =
  /^(?:enviado desde mi\b|enviado do meu\b|sent from my\b|obtener outlook para|obter o outlook para|get outlook for|enviado desde (?:yahoo|outlook|correo)\b|sent from (?:yahoo|outlook|mail)\b)/i;
/** Lines below a phone's line, such as the name of its program. */
const MOBILE_LINES = 2;

/**
 * The text that a person wrote in a mail. An answer below or between quoted lines is what is not quoted.
 *
 * @param text plain text of the mail
 */
export function writtenPart(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const [start, end] = findHistory(lines) ?? [lines.length, lines.length];
  const above = withoutSignature(unquoted(lines.slice(0, start)));
  if (above !== "") return above;
  return withoutSignature(unquoted(lines.slice(end)));
}

/** Line indexes at which the history begins, and the lines end that introduce it. */
function findHistory(lines: readonly string[]): [number, number] | undefined {
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim();
    if (line === "" || line.length > LINE_MAX) continue;
    if (ORIGINAL.test(line)) return [at, at + 1];
    const wrapped = attributionLines(lines, at);
    if (wrapped > 0) return [at, at + wrapped];
    const headers = outlookLines(lines, at);
    if (headers > 0) {
      const before = at > 0 && RULE.test(lines[at - 1]!.trim()) ? at - 1 : at;
      return [before, at + headers];
    }
  }
  return undefined;
}

/** Number of lines from here that are "On … wrote:"; 0 if they are not. */
function attributionLines(lines: readonly string[], at: number): number {
  let joined = "";
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = lines[at + count - 1]?.trim().slice(0, LINE_MAX);
    if (!line) return 0;
    joined = `${joined} ${line}`.trim();
    if (ATTRIBUTION.test(joined))
      return PRECISE.test(joined) || isQuotedNext(lines, at + count) ? count : 0;
    if (count === 1 && !/^(?:el|on|em|a)\s/i.test(joined)) return 0;
  }
  return 0;
}

/** Number of lines from here that are headers of a quoted mail; 0 if they are not. */
function outlookLines(lines: readonly string[], at: number): number {
  if (!OUTLOOK_FROM.test(lines[at]!.trim())) return 0;
  const next = lines.slice(at + 1, at + OUTLOOK_LINES).map((line) => line.trim());
  const isSent = next.some((line) => OUTLOOK_SENT.test(line));
  if (!isSent || !next.some((line) => OUTLOOK_REST.test(line))) return 0;
  const last = next.findLastIndex((line) => OUTLOOK_SENT.test(line) || OUTLOOK_REST.test(line));
  return last + 2;
}

/** A line that stands for a picture: "[cid:image001.png@01DB]", "[image: logo.png]", its address. */
const PICTURE = /^\s*\[(?:cid:|image:|imagen:|https?:\/\/)[^\]]{0,400}\]\s*$/i;

function isQuotedNext(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 3).find((line) => line.trim() !== "");
  return next?.trimStart().startsWith(">") ?? false;
}

const unquoted = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^\s*>/.test(line) && !PICTURE.test(line));

function withoutSignature(lines: readonly string[]): string {
  const signed = lines.findIndex((line, index) => index > 0 && SIGNATURE.test(line));
  const kept = signed > 0 ? lines.slice(0, signed) : [...lines];
  const trimmed = kept.join("\n").trimEnd().split("\n");
  const phone = trimmed.findLastIndex((line) => MOBILE.test(line.trim()));
  const isLast = phone >= 0 && trimmed.length - phone <= MOBILE_LINES + 1;
  return (isLast ? trimmed.slice(0, phone) : trimmed)
    .join("\n")
    .replace(/\n(?:[^\S\n]*\n){2,}/g, "\n\n")
    .trim();
}
