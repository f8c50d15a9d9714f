import type { Locale } from "#domain/preferences/preferences.ts";
import { TITLE_MAX_LENGTH, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { placeParts, type Part } from "#domain/studio/pages/page-templates.ts";
import { readAddress } from "#engine/reading/address.ts";
import { readPhone } from "#engine/reading/amounts.ts";
import { readWeekHours } from "#engine/reading/week-hours.ts";
import { capital } from "#engine/text/brief/capital.ts";
import { cleanWords } from "#engine/text/brief/clean-words.ts";
import type { Facts } from "#engine/text/genre.ts";
import { blank, fold } from "#engine/reading/folded.ts";
import { readClauses } from "#engine/text/brief/clauses.ts";
import { readPriced, type Priced } from "#engine/text/brief/money.ts";
import { readBusiness, TRADE } from "#engine/text/brief/read-business.ts";
import { sentence } from "#engine/text/brief/lines.ts";
import { ONLY_WANTED, readSections, type Section } from "./read-sections.ts";

/** Matches folded prompts that ask for a web page for customers. */
const ASKS: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:pagina|web|sitio|landing|portafolio)\b/,
  en: /\b(?:web ?(?:site|page)|site|page|landing|portfolio)\b/,
};
/** The part of a prompt before the content of the page. */
const HEAD: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:(?:oye|hola|por favor|necesito|quiero|hazme|haz|dame|crea|disena|disename|arma|armame|una?|la|mi)\s+)*(?:(?:pagina|web|sitio|landing|portafolio|sencilla|bonita|moderna|simple)\s+)+(?:(?:para|de|del|con|sobre)\s+)?(?:(?:mi|el|la|mis|un|una)\s*)?/,
  en: /^(?:(?:please|i need|i want|make|create|design|build|me|a|an|the|my)\s+)*(?:(?:web ?(?:site|page)|site|page|landing|portfolio)\s+)+(?:(?:page|for|of|about|with|faqs?)\s+)*(?:(?:my|the|a|an)\s*)?/,
};
const DAY =
  "(?:lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?s?|dom(?:ingo)?s?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|diario|daily|todos los d[ií]as)";
const HOURS = new RegExp(
  `(?<![\\p{L}])${DAY}(?![\\p{L}]).*\\d|\\d{1,2}(?::\\d{2})? ?(?:am|pm)`,
  "iu",
);
const GALLERY = /\b(?:galeria|fotos|gallery|photos)\b/;
const MAIL = /[^\s,;]+@[^\s,;]+\.[a-z]{2,}/i;

const WORDS = {
  es: {
    prices: "Precios",
    from: "Desde",
    hours: "Horario",
    write: "Escríbenos por WhatsApp",
    more: "Más",
    photos: "Fotos",
    contact: "Contacto",
    services: "Servicios",
    reviews: "Opiniones",
    place: "Dónde estamos",
    ask: "Cuéntanos qué necesitas: nombre, fecha y detalles. Te contestamos por WhatsApp.",
  },
  en: {
    prices: "Prices",
    from: "From",
    hours: "Opening hours",
    write: "Write to us on WhatsApp",
    more: "More",
    photos: "Photos",
    contact: "Contact",
    services: "Services",
    reviews: "Reviews",
    place: "Where we are",
    ask: "Tell us what you need: your name, the date and the details. We answer on WhatsApp.",
  },
} as const;

const ASKS_FORM = /\b(?:formulario|(?:contact |booking )?form)\b/;
/** "Página para mi fonda: …": whose page it is, and no text of it. */
const ONLY_TRADE = new RegExp(`^\\s*(?:${TRADE}|negocio|business)\\s*:`, "i");
/** "Con precios corte 150": what follows are the prices. */
const SAYS_PRICES =
  /(?:^|[\s,;]+)(?:(?:con|y|with|and)\s)(?:(?:los|las|mis|nuestr[oa]s|my|our|the)\s)?(?:lista de precios|precios|tarifas|men[uú]|carta|price list|prices|rates|menu)(?:\s(?:de|of|for))?[\s:]+/giu;
/** "Y botón para pedir por WhatsApp", "A WhatsApp button": every page has that button. */
const SAYS_BUTTON =
  /(?:[\s,]+(?:(?:y|e|con|and|with|plus|add|agrega|pon)\s)+|(?<=^|[.;,:\n])\s*(?:(?:add|include|agrega|pon|incluye)\s)?)(?:(?:un|una|el|a|an|the)\s)?(?:(?:whats\s?app|contact|order|booking|call|chat|big|green)\s){0,2}(?:bot[oó]n|button)(?!\p{L})[^,;.\n]*/giu;
/** A price from which something begins, without what it is of: "from $4,500", "desde 4,500 pesos". */
const FROM_PRICE =
  /^(?:(?:(?:our |the )?(?:prices?|rates?)|(?:(?:los|las|nuestros|mis) )?(?:precios|tarifas))(?: (?:are|start|begin|van|empiezan|son))? )?(?:from|starting (?:at|from)|(?:starts?|start) at|desde|a partir de)(?: (?:los|las))? ((?:us|mxn|r)?\s?[$€]\s?\d[\d.,]*\d(?: ?[a-z]{3})?|\d[\d.,]*\d (?:pesos|d[oó]lares|euros|usd|mxn|dollars))(?: ((?:al|por|cada|el|la|a|an|per|each)\s.{1,24}))?$/iu;
/** Rest of a clause whose hours or trade were read: it says nothing more. */
const SAYS_NOTHING = new RegExp(
  `^(?:(?:citas|pedidos|informes|reservas|reservaciones|contacto|bookings?|orders?)(?: (?:al?|por|en|at|by|on))?|abrimos|abierto|atendemos|horario|we(?: are|'re)? open|open|hours|${TRADE})$`,
  "i",
);
const IS_OWN = /\b(?:mi|nuestr[oa]|my|our)\b/;

/**
 * A page for customers from a prompt that describes a business: name, prices, hours and contact,
 * each in its own block.
 *
 * @returns undefined for a prompt that asks for no such page, or gives fewer than two facts
 */
export function ownPage(
  prompt: string,
  locale: Locale,
  known: Facts = {},
): BuilderBlock[] | undefined {
  if (!ASKS[locale].test(fold(prompt))) return undefined;
  const words = WORDS[locale];
  const business = readBusiness(prompt);
  const person = /\b(?:soy|me llamo|i am|i'm)\s((?:\p{Lu}\p{L}+\s?){1,3})/u.exec(prompt);
  const phone = readPhone(fold(prompt))[0];
  const mail = MAIL.exec(prompt)?.[0];
  let rest = prompt;
  const listed = readSections(prompt);
  const week = readWeekHours(prompt);
  const address = readAddress(prompt);
  const itemsOf = (kind: Section["kind"]) =>
    listed.filter((section) => section.kind === kind).flatMap(({ items }) => items);
  const ranges = [
    ...listed,
    ...(week?.ranges ?? []),
    address,
    business?.range,
    person && { from: person.index, to: person.index + person[0].length },
    phone,
  ];
  // A semicolon in the place of a section: what stands on both sides is no sentence.
  for (const range of ranges)
    if (range) rest = blank(rest, range).slice(0, range.to - 1) + ";" + rest.slice(range.to);
  if (mail) rest = rest.replace(mail, "");
  rest = rest
    .slice(HEAD[locale].exec(fold(rest))?.[0].length ?? 0)
    .replace(ONLY_TRADE, "")
    .replace(SAYS_PRICES, "; ")
    .replace(SAYS_BUTTON, ";")
    // "Baño 200 y urgencias": the last thing has no price.
    .replace(/(?<=\d{2}) (?:y|and) (?=\p{L}[^\d,;.]*(?:[,;.]|$))/giu, ", ");
  const texts = readClauses(rest, { locale, isPriceList: true }).map(({ text }) =>
    text
      .replace(
        /\s+(?:y|e|and)?\s*(?:tel[eé]fono|tel\.?|cel\.?|contacto|correo|turnos|citas|informes|pedidos|contact|phone|email)?(?:\s+(?:por|al|by|at))?(?:\s+WhatsApp)?\s*$/iu,
        "",
      )
      .replace(/(?:[\s:]+|\s(?:con|with|y|and|de|of))+$/i, "")
      .replace(/^[\s:;,.]+/, "")
      .trim(),
  );
  const isLeft = (text: string) =>
    /[\p{L}\d]{3,}/u.test(text) &&
    !ONLY_WANTED.test(text) &&
    !SAYS_NOTHING.test(fold(text)) &&
    !/^(?:tel|cel|contacto|correo|turnos|por WhatsApp|WhatsApp|m[ií]|para m[ií])\b/iu.test(text);
  const clauses = texts.filter(isLeft);
  const priced = clauses.flatMap((text): { text: string; found: ListedPrice }[] => {
    const [, shown, note = ""] = FROM_PRICE.exec(text) ?? [];
    if (shown) return [{ text, found: { name: words.from, shown, note } }];
    const found = readPriced(text);
    return found && found.name !== text ? [{ text, found }] : [];
  });
  const isPriced = (text: string) => priced.some((one) => one.text === text);
  const hours = clauses.filter((text) => !isPriced(text) && HOURS.test(text));
  const wantsGallery = clauses.some((text) => GALLERY.test(fold(text)));
  const said = clauses.filter(
    (text) => !isPriced(text) && !hours.includes(text) && !GALLERY.test(fold(text)),
  );
  const named = business?.text ?? person?.[1]?.trim();
  const name = named ?? (IS_OWN.test(fold(prompt)) ? known.business : undefined);
  const services = itemsOf("services");
  const reviews = itemsOf("reviews");
  if (week) hours.push(capital(week.text));
  else if (hours.length === 0 && known.hours) hours.push(capital(known.hours));
  const place = address
    ? [address.street, address.town].filter(Boolean).join(", ")
    : [known.address, known.town].filter(Boolean).join(", ");
  const told = [name, ...priced, ...said, week, address, phone, mail, ...services, ...reviews];
  if (told.filter(Boolean).length < 2) return undefined;
  const textOf = (title: string, lines: readonly string[]): Part[] =>
    lines.length > 0
      ? [{ type: "text", size: "medium", title, content: { body: lines.join("\n\n") } }]
      : [];
  const title = (name ?? said[0] ?? tradeIn(prompt) ?? words.more).slice(0, TITLE_MAX_LENGTH);
  const about = name ? said : said.slice(1);
  const sections: Part[] = [
    ...(priced.length > 0
      ? [
          pricesOf(
            priced.map(({ found }) => found),
            words.prices,
          ),
        ]
      : []),
    ...textOf(words.services, services.map(capital)),
    ...textOf(words.hours, hours),
    ...(wantsGallery ? [{ type: "gallery", size: "large", title: words.photos } as const] : []),
    ...textOf(
      words.reviews,
      reviews.map((review) => `“${review}”`),
    ),
  ];
  const intro: Part = {
    type: "text",
    size: "large",
    title,
    content: { body: about.map(sentence).join("\n\n") },
  };
  const asksForm = ASKS_FORM.test(fold(prompt));
  const button: Part = {
    type: "button",
    size: "medium",
    title: words.write,
    // Without a number it is that of the business.
    content: { action: "whatsapp", target: phone ? prompt.slice(phone.from, phone.to).trim() : "" },
  };
  const rows: Part[][] = [
    [intro, ...sections.slice(ROW_MAX)],
    sections.slice(0, ROW_MAX),
    [
      ...textOf(words.place, known.address || address ? [place] : []),
      ...textOf(words.contact, [...(asksForm ? [words.ask] : []), ...(mail ? [mail] : [])]),
      button,
    ],
  ];
  return placeParts(rows.filter((row) => row.length > 0));
}

/** The trade that a prompt names: "Barbería" of "página para mi barberia". */
function tradeIn(prompt: string): string | undefined {
  const found = new RegExp(`\\b(?:${TRADE})\\b`).exec(fold(prompt));
  return found
    ? capital(cleanWords(prompt.slice(found.index, found.index + found[0].length), "es"))
    : undefined;
}

/** Blocks beside each other; the canvas has room for three rows. */
const ROW_MAX = 3;

type ListedPrice = Pick<Priced, "name" | "shown" | "note">;

/** A list of prices; as text where the currency is none that a list of prices shows. */
function pricesOf(items: readonly ListedPrice[], title: string): Part {
  const isPlain = items.every(({ shown }) => /^\$ ?[\d.,]+$/.test(shown));
  const lines = items.map(
    ({ name, shown, note }) => `${name}: ${shown}${note ? ` (${note})` : ""}`,
  );
  const body = isPlain
    ? items.map(({ name, shown, note }) => `${name} ${shown}${note ? `\n${note}` : ""}`).join("\n")
    : lines.join("\n\n");
  return { type: isPlain ? "prices" : "text", size: "large", title, content: { body } };
}
