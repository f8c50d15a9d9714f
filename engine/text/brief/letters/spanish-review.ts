import { fold } from "#engine/reading/folded.ts";
import { COMPLAINS, isInsult, PRAISES } from "#engine/text/review-mood.ts";
import { capital } from "#engine/text/brief/capital.ts";
import type { Letter } from "./letter-parts.ts";

/** Reported words about the business: "Marcela dice que…", "me puso en google que…". */
const REPORTED =
  /^(?:.*?\b(?:reseña|comentario|queja|opini[oó]n|estrellas)(?!\p{L})[, ]*)?(?:(?:respond\w*|contest\w*)(?: a)? )?(?:de )?(?:(?:(?:una? |la |el )?client[ea]|alguien|ella|[eé]l|(\p{Lu}\p{L}+(?: (?!que )\p{Lu}\p{L}+)?)) )?(?:que )?(?:me |nos )?(?:dice|dijo|puso|escribi[oó]|coment[oó]|comenta|cuenta|dej[oó]|reclam[aó]|se quej[oaó])(?: en \p{L}+)?(?: (?:\d|una?|dos|tres|cuatro|cinco) estrellas?)?(?:,? (?:y |e )?(?:dice|dijo|diciendo))?(?: de)? (que|porque) (.+?)\??$/iu;
/** Instruction to the writer: "contéstale bonito". */
const ORDER = /^(?:contest|respond)\w*\b(?!.* que ).{0,80}$/;
/** Mention of a review and its stars. */
const ABOUT_REVIEW =
  /^(?:(?:un[oa]? |la )?(?:resena|comentario|opinion|queja)s?\b.*|(?:un[oa]? )?client[ea] (?:nos|me) (?:dejo|puso|dio|escribio)\b.*|(?:\d|un[oa]?|dos|tres|cuatro|cinco) estrellas?)$/;
/** Whether a clause beside a review says something to its writer. */
export const saysOfReview = (text: string): boolean =>
  !ORDER.test(fold(text)) && !ABOUT_REVIEW.test(fold(text)) && text.split(/\s+/).length > 2;

/** Offer of a business to make up for something. */
const OFFER =
  /^(?:y )?(?:le )?(?:quiero |queremos |puedes |podemos )?(?:ofrec\w*|dale|dar(?:le)?|regala\w*|invita\w*)\s+/;
/** Author of a review: "la reseña de María". */
const REVIEWER =
  /\b(?:rese[nñ]a|comentario|queja|opini[oó]n) de (?:la |el )?(?!Google|Facebook|TripAdvisor|Airbnb)(\p{Lu}\p{Ll}+)/u;

/** "Responde a esta reseña: la comida llegó fría". */
const toldBehindColon = (words: string): string | undefined =>
  /\b(?:rese[nñ]a|comentario|queja|opini[oó]n)\b[^:]*:\s*(.+)$/isu
    .exec(words)?.[1]
    ?.replace(/[.\s]+$/, "");

/** What a bad review is about, in words without blame: "la espera y el trato". */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tard|esper|demor|lent)/, "la espera"],
  [/\b(?:groser|trat|atenci|atend|meser|maleduc|malcriad)/, "el trato"],
  [/\b(?:fri[oa]|crud[oa]|quemad|salad[oa]|sin sabor)/, "cómo llegó la comida"],
  [/\b(?:suci|sucio|mugre|cochin)/, "la falta de limpieza"],
];
const mattersOf = (folded: string): string =>
  MATTERS.filter(([pattern]) => pattern.test(folded))
    .map(([, matter]) => matter)
    .join(" y ");

/** Object pronoun before a verb in the past: "la hicimos esperar", "le encantó", and not "la comida". */
const HER = /(?<!\p{L})l[aoe](?= (?!falt|sobr)\p{L}+(?:[aei]mos|ó|[ae]ron)(?!\p{L}))/giu;

/** What is reported of a reviewer, said to them: "te hicimos esperar", "tu pastel llegó tarde". */
const toReader = (reported: string, isFormal: boolean): string =>
  isFormal
    ? reported.replace(HER, "le")
    : reported.replace(HER, "te").replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, "tu$1");

/** A reply to a review in Spanish: what it says, what the business says of it, and how to write. */
export const spanishReview: Letter = (brief, { isFormal, phone }) => {
  const texts = brief.clauses.map(({ text }) => text);
  let reviewer: string | undefined;
  const reported: string[] = [];
  const said: string[] = [];
  for (const whole of texts) {
    // "Contéstale y ofrécele…" is an order with what is to be said.
    const text = whole.replace(/^(?:contest|respond)\p{L}*(?: \p{L}+)?,? y (?=ofr)/iu, "");
    const match = REPORTED.exec(text);
    if (match) {
      // The name of a person is written with a capital, unlike "una clienta" in the prompt.
      const name = match[1] ?? "";
      if (/^\p{Lu}/u.test(name) && brief.words.includes(name)) reviewer ??= name;
      // "Porque la hicimos esperar": what the business says of itself.
      if (match[2] === "porque") said.push(capital(match[3]!));
      else reported.push(toReader(match[3]!, isFormal));
    } else if (saysOfReview(text)) {
      const offer = OFFER.exec(fold(text));
      said.push(
        offer ? `${isFormal ? "Le" : "Te"} ofrecemos ${text.slice(offer[0].length)}` : text,
      );
    }
  }
  const isBad = COMPLAINS.test(fold(brief.words));
  const isGood = !isBad && PRAISES.test(fold(brief.words));
  const who = reviewer ?? brief.to ?? REVIEWER.exec(brief.words)?.[1];
  // Behind a colon stands what the review says.
  const told = brief.quote ?? (reported.length === 0 ? toldBehindColon(brief.words) : undefined);
  // An insult is not said once more, under the business's own name.
  const quoted = told && !isInsult(fold(told)) ? `«${told}»` : undefined;
  const read = quoted ?? (!told && reported.length > 0 ? reported.join(", ") : undefined);
  const sorry = `${isFormal ? "Le" : "Te"} pedimos una disculpa: no es la atención que queremos dar`;
  const matters = mattersOf(fold(told ?? ""));
  const that = quoted ? ":" : " que";
  return {
    greeting: who ? `Hola, ${capital(who)}:` : isFormal ? "Buen día:" : "Hola:",
    opening: isGood
      ? `¡Muchas gracias por ${isFormal ? "sus" : "tus"} palabras!${read ? ` Nos alegra mucho leer${that} ${read}.` : ""}`
      : `Gracias por ${isFormal ? "tomarse" : "tomarte"} el tiempo de contarnos.${read ? ` Leímos${that} ${read}${isBad ? `. ${sorry}` : ""}.` : isBad ? ` ${matters ? `Sentimos ${matters}` : `Sentimos que no haya sido como ${isFormal ? "esperaba" : "esperabas"}`}. ${sorry}.` : ""}`,
    said: told && !brief.quote ? [] : said,
    closing: isGood
      ? isFormal
        ? "Aquí le esperamos cuando guste."
        : "Aquí te esperamos cuando gustes."
      : `${isFormal ? "Escríbanos" : "Escríbenos"}${phone ? ` al ${phone}` : ""} y lo resolvemos.`,
  };
};
