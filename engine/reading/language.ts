import type { Locale } from "#domain/preferences/preferences.ts";
import { fold } from "./folded.ts";

/** Frequent words that the other language does not have; without accents. */
const WORDS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    `el la los las un una unos unas de del al que y en por para con sin mi mis tu tus su sus nuestro
    nuestra es son esta este estos estas ese eso como mas muy ya hoy manana ayer pero cuando donde
    porque lo le les se nos te yo usted ustedes cliente clientes hola gracias negocio tienda precio
    oferta mensaje texto escribe haz hazme crea dame redacta resume acorta aviso pedido cita hasta desde
    quiero necesito lunes martes miercoles jueves viernes sabado domingo pesos descuento favor
    bienvenida cumpleanos recordatorio respuesta correo nuevo nueva pago menu boletin cotizacion`
      .trim()
      .split(/\s+/),
  ),
  en: new Set(
    `the a an of to and in on at for with without my your our their his her is are was were be been this
    that these those it its we you they i he she from by as not but when where because who what how
    today tomorrow yesterday tonight customer customers hello thanks business shop price offer message
    text write make create give draft summarize shorten notice order appointment until want need monday
    tuesday wednesday thursday friday saturday sunday dollars discount please welcome birthday reminder
    reply answer email new board bread white coffee chicken rice salad beer wine juice house payment newsletter quote about will have has which came late off`
      .trim()
      .split(/\s+/),
  ),
};

const SPANISH_LETTERS = /[ñáéíóúü¿¡]/gi;

/**
 * The language of a short text, by its function words and by letters that only Spanish has.
 *
 * @param fallback for a text that says nothing about its language, such as a number
 */
export function detectLanguage(text: string, fallback: Locale = "es"): Locale {
  const counts: Record<Locale, number> = { es: 0, en: 0 };
  for (const word of fold(text).match(/[a-z]+/g) ?? []) {
    if (WORDS.es.has(word)) counts.es += 1;
    if (WORDS.en.has(word)) counts.en += 1;
  }
  counts.es += (text.match(SPANISH_LETTERS)?.length ?? 0) * 0.5;
  if (counts.es === counts.en) return fallback;
  return counts.es > counts.en ? "es" : "en";
}
