import type { Locale } from "#domain/preferences/preferences.ts";
import type { TextTone } from "#engine/text/genre.ts";
import { fold } from "#engine/reading/folded.ts";
import type { Clause } from "./clauses.ts";
import { letterOf } from "./letters/letters.ts";
import { captionOf, isCaption } from "./layouts/caption.ts";
import { headingsOf } from "./layouts/headings.ts";
import { inOurWords, isFeminine } from "#engine/text/in-our-words.ts";
import { capital, small } from "./capital.ts";
import { lineOf, printed, sentence, type BriefOptions } from "./lines.ts";
import { readPriced } from "./money.ts";
import { jobTitle, payLine } from "./job.ts";
import { offerOf } from "./layouts/offer.ts";
import { quoteOf } from "./layouts/quote.ts";
import type { Brief } from "./read-brief.ts";

/**
 * Writes a text from a person's own words, by rules: every clause is in it, in its order, with figures as
 * they were given. Nothing is added but a title, a greeting, a closing and sums. Markdown.
 */
export function writeBrief(brief: Brief, options: BriefOptions): string {
  const business = brief.business ?? options.business;
  const given = { ...options, business };
  switch (brief.kind.layout) {
    case "letter":
      return letterOf(brief, given);
    case "quote":
      return quoteOf(brief, given);
    case "sign":
      return signOf(brief.clauses);
    case "headings":
      return headingsOf(brief, given);
    case "offer":
      return offerOf(brief, given);
    case "post":
      return isCaption(brief) ? captionOf(brief, given) : listOf(brief, given);
    case "list":
      return listOf(brief, given);
  }
}

/** An address to write to. */
const isContact = (text: string): boolean =>
  /\S+@\S+\.\S+|(?:WhatsApp|tel|cel|phone|call|ll[aá]ma|escrib\p{L}* al?).*\d{3}/iu.test(text) ||
  /^\+?\d[\d ()-]{7,}$/.test(text);

const CLOSING: Readonly<
  Record<Locale, Partial<Record<string, Readonly<Record<TextTone, string>>>>>
> = {
  es: {
    menu: { warm: "¡Buen provecho!", formal: "Será un gusto atenderle.", playful: "¡Ya huele! 😋" },
    post: {
      warm: "¡Te esperamos!",
      formal: "Quedamos a sus órdenes.",
      playful: "¡Cuéntaselo a todos! 🙌",
    },
    raffle: {
      warm: "¡Mucha suerte!",
      formal: "Agradecemos su participación.",
      playful: "¡Que gane el mejor! 🍀",
    },
    invitation: {
      warm: "¡Te esperamos!",
      formal: "Será un honor contar con su presencia.",
      playful: "¡No faltes! 🎉",
    },
    notice: {
      warm: "Gracias por tu comprensión.",
      formal: "Agradecemos su comprensión.",
      playful: "¡Gracias por la paciencia! 🙏",
    },
    job: {
      warm: "Si te interesa, escríbenos.",
      formal: "Interesados, favor de comunicarse.",
      playful: "¿Te animas? ¡Escríbenos!",
    },
  },
  en: {
    menu: {
      warm: "Enjoy!",
      formal: "It will be a pleasure to serve you.",
      playful: "Come hungry! 😋",
    },
    raffle: {
      warm: "Good luck!",
      formal: "Thank you for taking part.",
      playful: "May the best one win! 🍀",
    },
    invitation: {
      warm: "We hope to see you!",
      formal: "It would be an honour to have you with us.",
      playful: "Do not miss it! 🎉",
    },
    notice: {
      warm: "Thank you for understanding.",
      formal: "We appreciate your understanding.",
      playful: "Thanks for your patience! 🙏",
    },
    job: {
      warm: "Interested? Write to us.",
      formal: "Please get in touch if you are interested.",
      playful: "Up for it? Write to us!",
    },
  },
};

/** Inconvenience for the reader, folded; only then a notice thanks for understanding. */
const IS_TO_BEAR =
  /\b(?:no (?:abri|habra|hay|vamos|podremos|estaremos|atend|trabaj|daremos|contamos)\w*|cerr\w*|cierr\w*|suspend\w*|cancel\w*|retras\w*|demor\w*|tard\w*|falla\w*|descompus\w*|cort(?:e|es|aron|aran) de\w*|sin (?:luz|agua|gas|internet|sistema|servicio)|molesti\w*|disculp\w*|mantenimiento|fumig\w*|inventario|obras?|sub(?:e|en|io|iran|imos)|aument\w*|closed?|closing|delay\w*|sorry|out of)\b/;

function listOf(brief: Brief, { locale, tone, length, business, phone }: BriefOptions): string {
  const { kind, clauses } = brief;
  const texts = joinLists(printed(clauses, locale));
  const [first = "", ...others] = texts;
  // The first of several prices is no title.
  const isPriced = business !== undefined && texts.filter((text) => readPriced(text)).length > 1;
  const isNamed = isPriced && readPriced(first) !== undefined;
  const lead = kind.title || brief.title || isNamed ? undefined : first;
  const title = [titleOf(brief, lead, locale), lead === undefined ? business : undefined]
    .filter(Boolean)
    .join(" · ");
  const rest = lead === undefined ? texts : others;
  const contacts = rest.filter(isContact);
  const lineIn = (text: string) =>
    kind.key === "job" ? payLine(lineOf(text, locale), locale) : lineOf(text, locale);
  const lines = rest.filter((text) => !isContact(text)).map((text) => `- ${lineIn(text)}`);
  const isToBear = kind.key !== "notice" || IS_TO_BEAR.test(fold(brief.words));
  const closing = length === "short" || !isToBear ? undefined : CLOSING[locale][kind.key]?.[tone];
  const hasClosing = closing !== undefined && !(kind.key === "job" && contacts.length > 0);
  const reach =
    contacts.length > 0 ? contacts : phone && length === "long" ? [`WhatsApp: ${phone}`] : [];
  return [
    `**${title}**`,
    lines.join("\n"),
    [...(hasClosing ? [closing] : []), ...reach.map(sentence)].join(" "),
    lead !== undefined && business ? business : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Words before a list of things: "guisados: milanesa, chile relleno y bistec". */
const BEFORE_LIST =
  /^(?:guisados?|entradas?|bebidas?|postres?|sabores|colores|tallas|servicios)\s/i;
/** Clauses until the last thing of a list, which stands behind "y". */
const LIST_MAX = 6;

/** Joins the clauses of a list of things. */
function joinLists(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at]!;
    const rest = texts.slice(at + 1, at + LIST_MAX);
    const last = rest.findIndex((each) => / (?:y|e|o|u|and|or) /.test(each));
    const isList =
      BEFORE_LIST.test(text) &&
      !/ (?:y|o) /.test(text) &&
      last >= 0 &&
      !rest.slice(0, last + 1).some((each) => /\d/.test(each));
    if (!isList) {
      joined.push(text);
      continue;
    }
    joined.push([text, ...rest.slice(0, last + 1).map(small)].join(", "));
    at += last + 1;
  }
  return joined;
}

/** Event of an invitation, without its article. */
const EVENT =
  /^(?:inauguraci[oó]n|fiesta|boda|bautizo|cumplea[nñ]os|taller|curso|clase|evento|aniversario|cena|comida|reuni[oó]n|posada|convivio|baby shower|graduaci[oó]n|apertura|reapertura|degustaci[oó]n|exposici[oó]n)(?!\p{L})/iu;

/** Title of a list: that of its kind, or its lead. */
function titleOf({ kind, title, words }: Brief, lead: string | undefined, locale: Locale): string {
  const when =
    kind.key === "menu"
      ? /\b(?:de hoy|de mañana|del d[ií]a|de la semana|today)\b/iu.exec(words)?.[0]
      : undefined;
  if (title) return kind.key === "job" ? jobTitle(`busco ${title}`, locale) : capital(title);
  if (lead === undefined && !kind.title) return "";
  if (lead === undefined) return `${kind.title![locale]}${when ? ` ${when.toLowerCase()}` : ""}`;
  const event = inOurWords(lead.replace(/^a /i, ""));
  if (kind.key === "invitation" && locale === "es" && EVENT.test(event))
    return `Te invitamos ${isFeminine(event) ? "a la" : "al"} ${small(event)}`;
  if (kind.key === "invitation" && locale === "es" && /^al? /i.test(lead))
    return `Te invitamos ${small(inOurWords(lead))}`;
  if (kind.key === "invitation" && locale === "es" && /^(?:la?|el|los|las|una?)\s/i.test(lead))
    return `Te invitamos a ${small(event)}`.replace(" a el ", " al ");

  const priced = readPriced(lead);
  const shown =
    priced && priced.name !== lead
      ? `${priced.name}: ${priced.shown}${priced.note ? ` ${priced.note}` : ""}`
      : lead;
  return kind.key === "job" ? jobTitle(shown, locale) : shown;
}

/** What a sign is called in its prompt: "el letrero de", "un cartel que diga". */
const NAMED_SIGN =
  /^(?:el|la|un|una|mi) (?:letrero|cartel(?:ito)?|r[oó]tulo)(?: (?:de|para|que diga))?\s+(?=\p{L})/iu;

/** Sign to be read from afar: the first words large, one thing a line. */
function signOf(clauses: readonly Clause[]): string {
  const [first, ...others] = clauses.map(({ text }) => text.replace(NAMED_SIGN, ""));
  return [`# ${first!.toUpperCase()}`, ...others.map((text) => `**${text}**`)].join("\n\n");
}
