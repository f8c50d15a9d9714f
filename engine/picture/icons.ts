import type { Locale } from "#domain/preferences/preferences.ts";

/** An icon of strokes on a grid of 48 by 48. */
export interface Icon {
  key: string;
  name: Record<Locale, string>;
  asks: RegExp;
  /** SVG path data. */
  path: string;
}

/** Icons for menus and signs; the words that ask for them are folded, in both languages. */
export const ICONS: readonly Icon[] = [
  {
    key: "bread",
    name: { es: "Pan", en: "Bread" },
    asks: /\b(pan|panes|bread|bolillo|bakery|panaderia)\b/,
    path: "M8 22c-4-3-2-11 6-11h20c8 0 10 8 6 11v15H8zM18 17l-3 6M26 17l-3 6M34 17l-3 6",
  },
  {
    key: "cake",
    name: { es: "Pastel", en: "Cake" },
    asks: /\b(pastel|pasteles|cakes?|tarta|postres?|desserts?)\b/,
    path: "M6 40h36M9 40V26h30v14M9 32c4 4 6-3 10 0s6 3 10 0 6 4 10 0M24 26v-8M24 14c-3-2-1-5 0-7 1 2 3 5 0 7",
  },
  {
    key: "coffee",
    name: { es: "Café", en: "Coffee" },
    asks: /\b(cafe|cafes|coffee|bebidas?|drinks?|te|tea)\b/,
    path: "M8 18h26v12a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9zM34 21h3a5 5 0 0 1 0 11h-4M16 13c-2-3 2-4 0-7M24 13c-2-3 2-4 0-7",
  },
  {
    key: "delivery",
    name: { es: "Entrega", en: "Delivery" },
    asks: /\b(entregas?|delivery|envios?|domicilio|shipping|moto)\b/,
    path: "M4 12h24v22H4zM28 20h9l7 8v6H28zM12 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8M36 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  },
  {
    key: "taco",
    name: { es: "Taco", en: "Taco" },
    asks: /\b(tacos?|tortillas?|antojitos?)\b/,
    path: "M4 36c0-24 40-24 40 0zM9 24c3-5 7-2 9-7 4 2 7-2 10 1 3-2 6 1 7 5M16 30h.1M24 27h.1M32 31h.1",
  },
  {
    key: "food",
    name: { es: "Comida", en: "Food" },
    asks: /\b(comidas?|food|meals?|platillos?|platos?|restaurante?|dishes)\b/,
    path: "M12 6v14a4 4 0 0 0 8 0V6M16 6v36M34 42V6c-6 3-7 14-5 20h5",
  },
  {
    key: "leaf",
    name: { es: "Vegetariano", en: "Vegetarian" },
    asks: /\b(vegetarian\w*|vegan\w*|ensaladas?|salads?|hojas?|leaf|leaves|plantas?)\b/,
    path: "M8 40c2-20 12-32 34-32 0 22-12 32-28 30M8 40c6-10 12-16 22-20",
  },
  {
    key: "hot",
    name: { es: "Picante", en: "Spicy" },
    asks: /\b(picantes?|spicy|hot|chiles?|salsas?)\b/,
    path: "M28 14c8 2 10 8 6 16-4 7-14 10-24 9 10-3 10-9 10-14 0-7 3-11 8-11M28 14c0-4 2-7 6-8",
  },
  {
    key: "scissors",
    name: { es: "Corte", en: "Haircut" },
    asks: /\b(cortes?|tijeras?|scissors|haircuts?|cabello|hair|salon|barber\w*)\b/,
    path: "M14 8l22 28M34 8L12 36M10 42a5 5 0 1 0 0-10 5 5 0 0 0 0 10M38 42a5 5 0 1 0 0-10 5 5 0 0 0 0 10",
  },
  {
    key: "tool",
    name: { es: "Taller", en: "Workshop" },
    asks: /\b(taller|herramientas?|reparacion(?:es)?|tools?|repairs?|workshop|mecanic\w*)\b/,
    path: "M30 8a10 10 0 0 0-9 14L7 36l5 5 14-14a10 10 0 0 0 14-9l-6 5-6-6 5-6a10 10 0 0 0-3-3z",
  },
  {
    key: "gift",
    name: { es: "Regalo", en: "Gift" },
    asks: /\b(regalos?|gifts?|presents?)\b/,
    path: "M6 16h36v8H6zM9 24h30v18H9zM24 16v26M24 16c-4-10-14-8-12-2 1 2 6 2 12 2M24 16c4-10 14-8 12-2-1 2-6 2-12 2",
  },
  {
    key: "clock",
    name: { es: "Horario", en: "Hours" },
    asks: /\b(horarios?|hours|reloj|clock|tiempo|time)\b/,
    path: "M24 43a19 19 0 1 0 0-38 19 19 0 0 0 0 38M24 13v11l8 5",
  },
  {
    key: "place",
    name: { es: "Ubicación", en: "Place" },
    asks: /\b(ubicacion|lugar|place|location|mapa|map|direccion|address)\b/,
    path: "M24 44c10-12 15-19 15-26a15 15 0 0 0-30 0c0 7 5 14 15 26M24 24a6 6 0 1 0 0-12 6 6 0 0 0 0 12",
  },
  {
    key: "phone",
    name: { es: "Teléfono", en: "Phone" },
    asks: /\b(telefonos?|phones?|llamadas?|calls?|whatsapp|contacto|contact)\b/,
    path: "M14 5h20v38H14zM21 37h6",
  },
  {
    key: "payment",
    name: { es: "Pago", en: "Payment" },
    asks: /\b(pagos?|payments?|tarjetas? de (?:credito|debito)|cards?|efectivo|cash)\b/,
    path: "M5 11h38v26H5zM5 19h38M11 30h8",
  },
  {
    key: "heart",
    name: { es: "Favorito", en: "Favourite" },
    asks: /\b(favoritos?|favou?rites?|corazon|hearts?|amor|love)\b/,
    path: "M24 41C8 29 4 22 7 14c3-7 13-7 17 1 4-8 14-8 17-1 3 8-1 15-17 27",
  },
];

/** Icons for a picture that names none. */
const USUAL = ["food", "coffee", "clock", "delivery"];
const ICONS_MAX = 9;

/**
 * The icons that a prompt names, in its order; default ones if it names none. In "for a bakery's
 * menu: bread, cake" only the part after the colon counts.
 *
 * @param folded the prompt after `fold`
 */
export function iconsOf(folded: string): Icon[] {
  const listed = namedIn(folded.split(":")[1] ?? "");
  const named = listed.length > 0 ? listed : namedIn(folded);
  const icons = named.length > 0 ? named : ICONS.filter(({ key }) => USUAL.includes(key));
  return icons.slice(0, ICONS_MAX);
}

const namedIn = (folded: string): Icon[] =>
  ICONS.flatMap((icon) => {
    const match = icon.asks.exec(folded);
    return match ? [{ icon, at: match.index }] : [];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ icon }) => icon);
