import type { Locale } from "#domain/preferences/preferences.ts";
import { TITLE_MAX_LENGTH, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { placeParts, type Part } from "#domain/studio/pages/page-templates.ts";
import { readPhone } from "#engine/reading/amounts.ts";
import { blank, fold } from "#engine/reading/folded.ts";
import { readClauses } from "#engine/text/brief/clauses.ts";
import { readPriced, type Priced } from "#engine/text/brief/money.ts";
import { readBusiness } from "#engine/text/brief/read-business.ts";
import { sentence } from "#engine/text/brief/lines.ts";

/** Matches folded prompts that ask for a web page for customers. */
const ASKS: Readonly<Record<Locale, RegExp>> = {
  es: /\b(?:pagina|web|sitio|landing|portafolio)\b/,
  en: /\b(?:web ?(?:site|page)|site|page|landing|portfolio)\b/,
};
/** The part of a prompt before the content of the page. */
const HEAD: Readonly<Record<Locale, RegExp>> = {
  es: /^(?:(?:oye|hola|por favor|necesito|quiero|hazme|haz|dame|crea|disena|disename|arma|armame|una?|la|mi)\s+)*(?:(?:pagina|web|sitio|landing|portafolio|sencilla|bonita|moderna|simple)\s+)+(?:(?:para|de|del|con|sobre)\s+)?(?:(?:mi|el|la|mis|un|una)\s*)?/,
  en: /^(?:(?:please|i need|i want|make|create|design|build|me|a|an|the|my)\s+)*(?:(?:web ?(?:site|page)|site|page|landing|portfolio)\s+)+(?:(?:page|for|of|about|with)\s+)*(?:(?:my|the|a|an)\s*)?/,
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
    hours: "Horario",
    write: "Escríbenos por WhatsApp",
    more: "Más",
    photos: "Fotos",
    contact: "Contacto",
  },
  en: {
    prices: "Prices",
    hours: "Opening hours",
    write: "Write to us on WhatsApp",
    more: "More",
    photos: "Photos",
    contact: "Contact",
  },
} as const;

/**
 * A page for customers from a prompt that describes a business: name, prices, hours and contact,
 * each in its own block.
 *
 * @returns undefined for a prompt that asks for no such page, or gives fewer than two facts
 */
export function ownPage(prompt: string, locale: Locale): BuilderBlock[] | undefined {
  if (!ASKS[locale].test(fold(prompt))) return undefined;
  const words = WORDS[locale];
  const business = readBusiness(prompt);
  const person = /\b(?:soy|me llamo|i am|i'm)\s((?:\p{Lu}\p{L}+\s?){1,3})/u.exec(prompt);
  const phone = readPhone(fold(prompt))[0];
  const mail = MAIL.exec(prompt)?.[0];
  let rest = prompt;
  const ranges = [
    business?.range,
    person && { from: person.index, to: person.index + person[0].length },
    phone,
  ];
  for (const range of ranges) if (range) rest = blank(rest, range);
  if (mail) rest = rest.replace(mail, "");
  rest = rest.slice(HEAD[locale].exec(fold(rest))?.[0].length ?? 0);
  const texts = readClauses(rest, { locale, isPriceList: true }).map(({ text }) =>
    text
      .replace(
        /\s+(?:y|e|and)?\s*(?:tel[eé]fono|tel\.?|cel\.?|contacto|correo|turnos|citas|informes|pedidos|contact|phone|email)?(?:\s+(?:por|al|by|at))?(?:\s+WhatsApp)?\s*$/iu,
        "",
      )
      .trim(),
  );
  const isLeft = (text: string) =>
    /[\p{L}\d]{3,}/u.test(text) &&
    !/^(?:tel|cel|contacto|correo|turnos|por WhatsApp|WhatsApp|m[ií]|para m[ií])\b/iu.test(text);
  const clauses = texts.filter(isLeft);
  const priced = clauses.flatMap((text) => {
    const found = readPriced(text);
    return found && found.name !== text ? [{ text, found }] : [];
  });
  const isPriced = (text: string) => priced.some((one) => one.text === text);
  const hours = clauses.filter((text) => !isPriced(text) && HOURS.test(text));
  const wantsGallery = clauses.some((text) => GALLERY.test(fold(text)));
  const said = clauses.filter(
    (text) => !isPriced(text) && !hours.includes(text) && !GALLERY.test(fold(text)),
  );
  const name = business?.text ?? person?.[1]?.trim();
  const known = [name, ...priced, ...hours, ...said, phone, mail].filter(Boolean);
  if (known.length < 2) return undefined;
  const title = (name ?? said[0] ?? words.more).slice(0, TITLE_MAX_LENGTH);
  const about = name ? said : said.slice(1);
  const rows: Part[][] = [
    [{ type: "text", size: "large", title, content: { body: about.map(sentence).join("\n\n") } }],
    [
      ...(priced.length > 0
        ? [
            pricesOf(
              priced.map(({ found }) => found),
              words.prices,
            ),
          ]
        : []),
      ...(hours.length > 0
        ? [
            {
              type: "text",
              size: "medium",
              title: words.hours,
              content: { body: hours.join("\n\n") },
            } as const,
          ]
        : []),
      ...(wantsGallery ? [{ type: "gallery", size: "large", title: words.photos } as const] : []),
    ],
    [
      {
        type: "button",
        size: "medium",
        title: words.write,
        // Without a number, the business's is used.
        content: {
          action: "whatsapp",
          target: phone ? prompt.slice(phone.from, phone.to).trim() : "",
        },
      },
      ...(mail
        ? [{ type: "text", size: "medium", title: words.contact, content: { body: mail } } as const]
        : []),
    ],
  ];
  return placeParts(rows.filter((row) => row.length > 0));
}

/** A list of prices; as text where the currency is none that a list of prices shows. */
function pricesOf(items: readonly Priced[], title: string): Part {
  const isPlain = items.every(({ shown }) => /^\$ ?[\d.,]+$/.test(shown));
  const lines = items.map(
    ({ name, shown, note }) => `${name}: ${shown}${note ? ` (${note})` : ""}`,
  );
  const body = isPlain
    ? items.map(({ name, shown, note }) => `${name} ${shown}${note ? `\n${note}` : ""}`).join("\n")
    : lines.join("\n\n");
  return { type: isPlain ? "prices" : "text", size: "large", title, content: { body } };
}
