import type { ContentLanguage } from "#domain/items/catalogue.ts";

/** Groups of customers an item is for; `any` is all of them except teams. */
export type NicheGroup = "food" | "shop" | "service" | "team" | "any";

/** Plural, lower case, without an article, to fit into "para {}". */
const NICHES: Record<ContentLanguage, Record<Exclude<NicheGroup, "any">, readonly string[]>> = {
  es: {
    food: [
      "taquerías",
      "fondas",
      "panaderías",
      "cafeterías",
      "pizzerías",
      "marisquerías",
      "heladerías",
      "juguerías",
      "cocinas económicas",
      "reposterías",
      "food trucks",
      "bares de barrio",
    ],
    shop: [
      "tiendas de abarrotes",
      "florerías",
      "farmacias",
      "papelerías",
      "ferreterías",
      "librerías",
      "tiendas de ropa",
      "jugueterías",
      "zapaterías",
      "tiendas de regalos",
      "ópticas",
      "viveros",
    ],
    service: [
      "salones de belleza",
      "barberías",
      "talleres mecánicos",
      "gimnasios",
      "veterinarias",
      "consultorios dentales",
      "lavanderías",
      "escuelas de idiomas",
      "inmobiliarias",
      "despachos contables",
      "academias de baile",
      "organizadores de eventos",
    ],
    team: [
      "agencias creativas",
      "estudios de diseño",
      "equipos de ventas",
      "equipos remotos",
      "startups",
    ],
  },
  en: {
    food: ["coffee shops", "bakeries", "pizzerias", "juice bars", "taco stands", "food trucks"],
    shop: ["bike shops", "bookshops", "gift shops", "clothing stores", "plant shops", "toy stores"],
    service: [
      "hair salons",
      "dental clinics",
      "gyms",
      "language schools",
      "repair shops",
      "studios",
    ],
    team: ["SaaS teams", "remote teams", "support teams", "data teams", "agencies", "game studios"],
  },
  pt: {
    food: ["padarias", "lanchonetes", "cafeterias", "confeitarias", "sorveterias", "pizzarias"],
    shop: ["lojas de roupa", "floriculturas", "papelarias", "farmácias", "livrarias", "pet shops"],
    service: [
      "salões de beleza",
      "barbearias",
      "oficinas mecânicas",
      "academias",
      "clínicas",
      "lavanderias",
    ],
    team: [
      "agências",
      "equipes de vendas",
      "equipes remotas",
      "estúdios",
      "startups",
      "consultorias",
    ],
  },
};

/** The niches of a group in a language. */
export function listNiches(language: ContentLanguage, group: NicheGroup): readonly string[] {
  const groups = NICHES[language];
  return group === "any" ? [...groups.food, ...groups.shop, ...groups.service] : groups[group];
}
