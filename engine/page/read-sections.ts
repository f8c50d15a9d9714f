/* Sections that a prompt lists for a page: services and testimonials. */

/** Heading words before the services or reviews that a prompt lists. */
const SECTION =
  /(?<=^|[:;.,\n]\s*|\b(?:con|with|y|and)\s)(?:(?:nuestros|mis|los|our|my|the|\w+)\s)?(servicios?|services?|testimonios?|testimonials?|opiniones|rese[nñ]as|reviews?)\b(?::\s*|\s+(?:of|de)\s+|\s+|(?=[;.,\n]|$))/gi;
/** Words behind services that are no service: figures, prices, hours, contact, reviews. */
const NO_SERVICE =
  /\d|^(?:prices?|precios?|horario|hours|contact|formulario|form|testimon|opiniones|rese[nñ]as|reviews?)/iu;
/** Words that say that a section is wanted, and not what is in it. */
export const ONLY_WANTED =
  /^(?:(?:y|and|con|with|un|una|a|the|three|tres|dos|two|\d)\s)*(?:contact |de contacto |booking )?(?:formulario(?: de(?: contacto)?)?|form|secci[oó]n|section|bot[oó]n|button|testimon\p{L}*|opiniones|rese[nñ]as|reviews?|fotos|photos)(?:\s(?:de contacto|contact|form|de whatsapp|(?:para|to|de) \p{L}+))?$/iu;
/** A section that a prompt tells, with its own range. */
export interface Section {
  kind: "services" | "reviews";
  items: string[];
  from: number;
  to: number;
}

/** Services and testimonials with what is told of them: up to a semicolon, a point or the next section. */
export function readSections(prompt: string): Section[] {
  const found = [...prompt.matchAll(SECTION)];
  return found.map((match, index) => {
    const from = match.index;
    const start = from + match[0].length;
    const isReviews = /^(?:testimon|opinion|rese|review)/i.test(match[1]!);
    const quotes = [...prompt.slice(start).matchAll(/[«“"]([^»”"]+)[»”"]/g)];
    const last =
      isReviews && quotes.length > 0
        ? start + quotes.at(-1)!.index + quotes.at(-1)![0].length
        : start + (/[;.\n]|$/.exec(prompt.slice(start))?.index ?? 0);
    const to = Math.min(last, found[index + 1]?.index ?? last);
    const told = prompt.slice(start, to);
    if (isReviews) {
      const items = [...told.matchAll(/[«“"]([^»”"]+)[»”"]/g)].map(([, words]) => words!);
      return { kind: "reviews", items, from, to };
    }
    const listed = told.split(/(?:,(?!\d)|\s(?:y|e|and)\s)/);
    const end = listed.findIndex((item) => NO_SERVICE.test(item.trim()));
    const rest = end < 0 ? "" : listed.slice(end).join(",");
    const items = listed
      .slice(0, end < 0 ? undefined : end)
      .map((item) => item.trim())
      .filter((item) => /\p{L}{3}/u.test(item) && !ONLY_WANTED.test(item));
    // Text after the services is read with the other clauses.
    return { kind: "services", items, from, to: rest ? prompt.indexOf(listed[end]!, start) : to };
  });
}

/** Whether testimonials are wanted, and none is told. */
export const lacksReviews = (prompt: string): boolean =>
  readSections(prompt).some(({ kind, items }) => kind === "reviews" && items.length === 0);
