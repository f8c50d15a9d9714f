import type { Locale } from "#domain/preferences/preferences.ts";

const EXAMPLES: Readonly<Record<Locale, object>> = {
  es: {
    name: { es: "Cierre de panadería" },
    summary: { es: "Lo que una panadería revisa antes de cerrar." },
    parts: [
      {
        kind: "document",
        key: "cierre",
        name: { es: "Lista de cierre" },
        text: { es: "# Antes de cerrar\n\n- Apagar el horno\n- Contar la caja\n- Tapar la masa\n" },
      },
      {
        kind: "table",
        key: "merma",
        name: { es: "Merma del día" },
        rows: {
          es: [
            ["Pan", "Horneado", "Vendido", "Quedó"],
            ["Concha", 60, 52, "=B2-C2"],
            ["Bolillo", 200, 188, "=B3-C3"],
          ],
        },
      },
      {
        kind: "command",
        key: "apartado",
        name: { es: "apartado" },
        text: { es: "¡Listo! Te apartamos tu pan hasta las 7 de la noche." },
      },
      {
        kind: "schedule",
        key: "aviso",
        name: { es: "Aviso de cierre" },
        cron: "30 20 * * *",
        work: { duty: "remind", text: { es: "Ya casi cierras: abre tu lista de cierre." } },
      },
    ],
  },
  en: {
    name: { en: "Bakery closing" },
    summary: { en: "What a bakery checks before it closes." },
    parts: [
      {
        kind: "document",
        key: "closing",
        name: { en: "Closing list" },
        text: {
          en: "# Before closing\n\n- Turn off the oven\n- Count the till\n- Cover the dough\n",
        },
      },
      {
        kind: "table",
        key: "waste",
        name: { en: "Waste of the day" },
        rows: {
          en: [
            ["Bread", "Baked", "Sold", "Left"],
            ["Concha", 60, 52, "=B2-C2"],
            ["Roll", 200, 188, "=B3-C3"],
          ],
        },
      },
      {
        kind: "command",
        key: "put-aside",
        name: { en: "put-aside" },
        text: { en: "Done! We keep your bread for you until 7 in the evening." },
      },
      {
        kind: "schedule",
        key: "notice",
        name: { en: "Closing notice" },
        cron: "30 20 * * *",
        work: { duty: "remind", text: { en: "You close soon: open your closing list." } },
      },
    ],
  },
};

/** A manifest to begin from, in one language; a text that `checkManifest` accepts. */
export const exampleManifest = (locale: Locale): string =>
  `${JSON.stringify(EXAMPLES[locale], null, 2)}\n`;
