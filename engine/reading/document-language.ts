import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Frequent words that the other two languages do not have. */
const WORDS: Record<ContentLanguage, ReadonlySet<string>> = {
  es: new Set(
    `el los las un una unos del al y en con por es son está están hay muy más pero cuando nuestro
    nuestra estos ese eso su sus le sí también hasta desde usted ustedes día días año años`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `the an of to and in on at for with without my your our their is are was were be been this that
    these those it we you they from by but when where because will have if or any after before
    can must may`.split(/\s+/),
  ),
  pt: new Set(
    `os um uma uns umas da dos das ao aos à às em na nas com não são estão mais onde nosso nossa
    estes isso seu seus sua suas você vocês também até pelo pela pelos pelas ano anos há é foi`.split(
      /\s+/,
    ),
  ),
};
/** Words that are counted from the beginning of a text. */
const WORDS_COUNTED = 4_000;
const CHARACTERS_READ = 40_000;

/**
 * The language of a document, by its frequent words and by letters that one language alone has.
 *
 * @param fallback for a text that says nothing about its language, such as a table of numbers
 */
export function guessDocumentLanguage(text: string, fallback: ContentLanguage): ContentLanguage {
  const head = text.slice(0, CHARACTERS_READ).toLowerCase();
  const counts: Record<ContentLanguage, number> = {
    es: (head.match(/[ñ¿¡]/g)?.length ?? 0) + (head.match(/ción\b/g)?.length ?? 0),
    en: 0,
    pt: (head.match(/[ãõ]/g)?.length ?? 0) + (head.match(/ç/g)?.length ?? 0),
  };
  for (const word of (head.match(/\p{L}+/gu) ?? []).slice(0, WORDS_COUNTED))
    for (const language of ["es", "en", "pt"] as const)
      if (WORDS[language].has(word)) counts[language] += 1;
  const best = Math.max(counts.es, counts.en, counts.pt);
  if (best === 0 || counts[fallback] === best) return fallback;
  return (["es", "en", "pt"] as const).find((language) => counts[language] === best)!;
}
