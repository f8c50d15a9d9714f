/* Briefs for designers: what is told under headings. */

import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "#engine/reading/folded.ts";
import { capital, small } from "#engine/text/brief/capital.ts";
import type { Brief } from "#engine/text/brief/read-brief.ts";

interface Heading {
  name: Readonly<Record<Locale, string>>;
  /** Folded words that name it. */
  labels: string;
  /** Folded clauses without a label that belong under it. */
  fits?: RegExp;
}

/** In the order in which they are printed; the first that fits takes a clause without a label. */
const HEADINGS: readonly Heading[] = [
  { name: { es: "Cliente", en: "Client" }, labels: "client|customer|cliente|marca|brand" },
  { name: { es: "Proyecto", en: "Project" }, labels: "project|proyecto|encargo|goal|objetivo" },
  {
    name: { es: "Producto", en: "Product" },
    labels: "products?|productos?|services?|servicios?|giro",
  },
  {
    name: { es: "Público", en: "Audience" },
    labels: "audience|target|publico(?: objetivo)?|clientela",
    fits: /^(?:para|for|dirigido a|aimed at) (?!el logo|the logo)|\b(?:people|customers|women|men|families|professionals|jovenes|familias|mujeres|hombres|adultos|ninos|students|estudiantes)\b/,
  },
  {
    name: { es: "Evitar", en: "Avoid" },
    labels: "avoid|evitar|evita|don'?ts?|no usar",
    fits: /^(?:no|not|nothing|never|sin|without|nada de|avoid|evitar?|nunca)\b/,
  },
  {
    name: { es: "Colores", en: "Colours" },
    labels: "colou?rs?|colores|paleta|palette",
    fits: /\bcolou?rs?\b|\bcolores\b/,
  },
  {
    name: { es: "Entrega", en: "Deadline" },
    labels: "deadline|due|delivery|entrega|fecha(?: de entrega)?|plazo",
    fits: /^(?:due|by|before|para el|antes del|entrega)\b.*\d/,
  },
  {
    name: { es: "Presupuesto", en: "Budget" },
    labels: "budget|price|presupuesto|precio",
    fits: /^\$ ?\d/,
  },
  {
    name: { es: "Archivos", en: "Deliverables" },
    labels: "deliverables|files|archivos|entregables",
  },
  {
    name: { es: "Estilo", en: "Style" },
    labels: "style|look|tone|feel|estilo|tono|personalidad|personality",
    fits: /^(?:(?:muy |very |y |and )?[a-z-]+)(?: (?:y|and|but|pero) (?:no |not )?[a-z-]+)?$/,
  },
];
const PRODUCT = HEADINGS.find(({ name }) => name.en === "Product")!;
const ANY = HEADINGS.map(({ labels }) => labels).join("|");
/** "Client: …", at the beginning of a line, a sentence or a clause; "avoid …" needs no colon. */
const LABEL = new RegExp(`(?<=^|[\\n.;:,]\\s*)(${ANY})(?::| is | es | (?=\\S))\\s*`, "g");
const END = /[\s.,;]+$/;

const headingOf = (label: string) =>
  HEADINGS.find(({ labels }) => new RegExp(`^(?:${labels})$`).test(label))!;

/** The title and each heading with what is told under it; nothing is printed that was not told. */
export function headingsOf(
  brief: Brief,
  { locale, business }: { locale: Locale; business: string | undefined },
): string {
  const told = new Map<Heading, string[]>();
  const add = (heading: Heading, text: string) => {
    const clean = text.replace(END, "").trim();
    if (clean) told.set(heading, [...(told.get(heading) ?? []), clean]);
  };
  const found = [...fold(brief.words).matchAll(LABEL)];
  const labels = found.length < 2 ? [] : found;
  for (const [index, { 0: whole, 1: label = "", index: from }] of labels.entries()) {
    const value = brief.words.slice(from + whole.length, labels[index + 1]?.index);
    // Without a colon a label is of its clause alone: "cliente Café Lumbre, fotos del local".
    const end = whole.includes(":") ? -1 : value.search(/,(?!\d)|[;\n]|\.\s/);
    add(headingOf(label), capital(end < 0 ? value : value.slice(0, end)));
    if (end >= 0) add(PRODUCT, capital(value.slice(end + 1).trim()));
  }
  if (labels.length === 0) sortClauses(brief, told, add);
  const client = HEADINGS[0]!;
  const other = brief.firm ?? brief.to;
  if (!told.has(client) && other) add(client, other);
  const lines = HEADINGS.flatMap((heading) => {
    const texts = told.get(heading);
    return texts
      ? [
          `**${heading.name[locale]}:** ${texts.map((text, at) => (at > 0 ? small(text) : text)).join(", ")}`,
        ]
      : [];
  });
  const title = /\blogo/i.test(brief.words)
    ? { es: "Brief de logo", en: "Logo brief" }
    : brief.kind.title!;
  return [`**${title[locale]}**`, lines.join("\n\n"), business ?? ""].filter(Boolean).join("\n\n");
}

/** Clauses without labels, each under the heading that it fits; else the product. */
function sortClauses(
  brief: Brief,
  told: ReadonlyMap<Heading, string[]>,
  add: (heading: Heading, text: string) => void,
): void {
  const client = HEADINGS[0]!;
  for (const { text } of brief.clauses) {
    const label = LABEL.exec(fold(text));
    LABEL.lastIndex = 0;
    const name =
      /^(?:(?:for|para)\s(?:the\s|el\s|la\s)?)?(\p{Lu}[\p{L}'&]*(?:\s\p{Lu}[\p{L}'&]*)+)$/u.exec(
        text,
      )?.[1];
    const fits = HEADINGS.find((heading) => heading.fits?.test(fold(text)));
    if (label?.index === 0) add(headingOf(label[1]!), capital(text.slice(label[0].length)));
    else if (name && !told.has(client)) add(client, name);
    else add(fits ?? PRODUCT, capital(text.replace(/^(?:for|para|in|en)\s/i, "")));
  }
}
