import { describe, expect, it } from "vitest";
import type { Business, Tone } from "#domain/people/business/business.ts";
import { answer } from "#engine/answer.ts";
import { PAGES } from "#engine/page/catalogue.ts";
import { fill } from "#engine/text/fill.ts";
import { LENGTHS, TEXT_TONES, type Facts } from "#engine/text/genre.ts";
import { GENRES } from "./genres.ts";

const LOCALES = ["es", "en"] as const;
/** More than the alternatives of any choice: every alternative is tried. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);
const FACTS: readonly Facts[] = [{}, { what: "«algo»", business: "«negocio»", name: "«nombre»" }];

/** Percentages, money, durations, and numbers of things to collect. */
const FIGURES =
  /\d ?%|[$€£] ?\d|\d+ (?:pesos|dollars|d[ií]as|days|horas|hours|minutos|minutes|semanas|weeks|meses|months|años|years|sellos|stamps|calendar|working)\b|\b(?:diez|ten) (?:sellos|stamps|compras|purchases|visitas|visits)\b/i;
/** Promises that an owner alone may make: money back, a guarantee, a day by which to answer. */
const PROMISES =
  /devolverte tu dinero|devolvemos tu dinero|regresamos tu dinero|devolvemos dinero|reembols(?:o,|aremos|ará )|money back|will refund|return money|garantía|guarantee|d[ií]as hábiles|working days|a más tardar|by tomorrow|la mitad ahora|half now/i;

/**
 * Claims that only an owner can make: what there is to use, what costs nothing, who trained the staff,
 * how soon an answer comes, what is made good at the owner's cost, what was done about a fault. Jokes name no such thing.
 */
const CLAIMS =
  /estacionamiento|parking|wi-?fi|compens(?:ar|amos|ate)|make it up to you|detalle contigo|(?:lo|te la) reponemos|replace (?:it(?! with)|your)|mismo d[ií]a|same day|hoy mismo|por nuestra cuenta|(?:is|are) on us|(?:presupuesto|env[ií]o|entrega|inscripci[oó]n)s?[^.]{0,20} (?:gratis|sin costo)|free (?:of charge|delivery|quote|shipping)|capacitado|trained|calidad comprobada|proven quality|experiencia (?:a su|en su)|experience at|quince d[ií]as|fifteen days|de cortes[ií]a|comprobante siempre|always give|hacemos a la medida|make to measure|premiad[oa]|award|certificad[oa]s|certified|desde (?:19|20)\d\d|since (?:19|20)\d\d|(?:ya|hemos) (?:lo )?corregi(?:mos|do)|corregido la causa|tomado medidas|hemos (?:revisado|ajustado)|(?:have|been) (?:already )?(?:fixed|corrected)|taken measures|have (?:reviewed|adjusted)|looked into what/i;
/** The reward of a loyalty programme and the part in a raffle cost nothing: so it is by what they are. */
const COSTS_NOTHING = new Set(["loyalty-programme", "raffle"]);
const FREE = /por nuestra cuenta|is on us|free of charge/gi;

const WEEKDAY = [{ from: 480, to: 1020 }];
const FONDA: Business = {
  name: "Fonda Lupita",
  trade: null,
  tradeOther: "",
  town: "Puebla",
  address: "Calle 5 de Mayo 12",
  whatsapp: "+522221234567",
  zone: null,
  hours: { mon: WEEKDAY, tue: WEEKDAY, wed: WEEKDAY, thu: WEEKDAY, fri: WEEKDAY, sat: [], sun: [] },
  mainColour: null,
  accentColour: null,
  tone: null,
};
const ofFonda = ({ prompt, seed, tone }: { prompt: string; seed: number; tone: Tone }) =>
  answer({
    kind: "text",
    instructions: [prompt],
    corrections: {},
    business: { ...FONDA, tone },
    now: new Date("2026-12-01T18:00:00Z"),
    seed,
  }).text;

/** The text without its `[placeholders]`, which the owner fills in. */
const withoutBlanks = (text: string) => text.replace(/\[[^\]]*\]/g, "…");

describe.each(GENRES.map((genre) => [genre.key, genre] as const))("%s", (_, genre) => {
  it.each(LOCALES)("invents no figure and promises nothing, in %s", (locale) => {
    for (const tone of TEXT_TONES)
      for (const length of LENGTHS)
        for (const facts of FACTS)
          for (const seed of SEEDS) {
            const text = withoutBlanks(fill(genre[locale][tone][length], facts, locale, seed).text);
            expect(text).not.toMatch(FIGURES);
            expect(text).not.toMatch(PROMISES);
            expect(COSTS_NOTHING.has(genre.key) ? text.replace(FREE, "") : text).not.toMatch(
              CLAIMS,
            );
          }
  });
});

it.each(PAGES.map((page) => [page.key, page] as const))("page %s claims nothing", (_, page) => {
  for (const locale of LOCALES)
    for (const { title, description } of page.rows.flat()) {
      const said = [title, description]
        .map((words) => withoutBlanks(fill(words[locale], {}, locale, 0).text))
        .join("\n");
      expect(said).not.toMatch(CLAIMS);
      expect(said).not.toMatch(/\d+ (?:personas|people|d[ií]as|days)|siete|seven|cupo limitado/i);
    }
});

it.each([
  ["felicitación de navidad para mis clientes", "Christmas greeting for my customers"],
  ["promoción de Navidad: pavo a 350", "Christmas offer: turkey at $35"],
])("does not say the hours of a usual week for a holiday: %s", (...prompts) => {
  for (const prompt of prompts)
    for (const seed of SEEDS)
      for (const tone of ["warm", "formal", "playful", "brief"] as const)
        expect(ofFonda({ prompt, seed, tone })).not.toMatch(/lunes|Monday|8 ?am|8:00/i);
  expect(ofFonda({ prompt: "promoción de mole a 95", seed: 0, tone: "warm" })).toMatch(/lunes/);
});

it("offers a refund or a discount in no answer to a complaint or a bad review", () => {
  for (const genre of GENRES.filter(({ key }) =>
    /^(?:complaint-reply|review-reply-bad)$/.test(key),
  ))
    for (const locale of LOCALES)
      for (const tone of TEXT_TONES)
        for (const length of LENGTHS)
          expect(genre[locale][tone][length]).not.toMatch(
            /reembols|dinero|descuento|gratis|refund|money|discount|\bfree\b|compens|make it up to you|\bhoy\b|\btoday\b|mañana|tomorrow/i,
          );
});
