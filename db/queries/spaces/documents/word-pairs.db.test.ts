import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";

/**
 * Words as people type them, without accents or in another number, and as documents have them:
 * `plaza_words` (db/migrations/0037_space_insides.sql) makes the same lexeme of both.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database?.drop());

const lexemesOf = async (language: ContentLanguage, text: string): Promise<string[]> => {
  const [row] = await database.sql<{ lexemes: string[] }[]>`
    SELECT tsvector_to_array(plaza_words(${language}::text, ${text}::text)) AS lexemes`;
  return row!.lexemes;
};

/** Pairs of a line: typed, in the document. */
const pairsOf = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" / ") as [string, string]);

const SPANISH = pairsOf(`
  devolucion / devoluciones
  reservacion / reservaciones
  reservación / RESERVACIONES
  cancelacion / cancelación
  facturacion / facturación
  promociones / promoción
  ubicacion / ubicación
  direccion / direcciones
  atencion / atención
  cotizaciones / cotizacion
  porcion / porciones
  presentacion / presentaciones
  telefono / teléfonos
  numero / números
  pagina / páginas
  articulo / artículos
  credito / créditos
  deposito / depósitos
  envio / envíos
  cafes / café
  jamon / jamón
  melon / melones
  limones / limón
  chicharron / chicharrones
  ninos / niño
  piña / pinas
  manana / mañanas
  tamano / tamaños
  pequena / pequeñas
  senora / señoras
  pingüino / pinguinos
  alergico / alérgicos
  rapida / rápidas
  mesa / mesas
  vegetariana / vegetarianas
  picante / picantes
  sabado / sábados
  miercoles / miércoles
  domicilio / domicilios
  precio / precios
`);
const PORTUGUESE = pairsOf(`
  reserva / reservas
  devolucao / devoluções
  devoluções / devolução
  cancelacao / cancelamento de cancelações
  preco / preços
  horario / horários
  endereco / endereços
  cafe / cafés
  almoco / almoços
  pagina / páginas
`);
const ENGLISH = pairsOf(`
  booking / bookings
  refund / refunds
  delivery / deliveries
  opening / openings
  payment / payments
  allergy / allergies
  cafe / café
  price / prices
  table / tables
`);

/** The stemmer of the language keeps both: a question with one word does not find the other by it. */
const NOT_YET = pairsOf(`
  es menus / menú
  es dia / días
  es camaron / camarones
  es ano / años
  es anos / año
  pt promocao / promoções
  pt opcao / opções
  en menu / menus
`);

describe.each([
  ["es", SPANISH],
  ["pt", PORTUGUESE],
  ["en", ENGLISH],
] as const)("in %s", (language, pairs) => {
  it.each(pairs)("%s finds %s", async (typed, written) => {
    const asked = await lexemesOf(language, typed);
    expect(asked).toHaveLength(1);
    expect(await lexemesOf(language, written)).toContain(asked[0]);
  });
});

describe("pairs that do not meet yet", () => {
  it.fails.each(NOT_YET)("%s finds %s", async (line, written) => {
    const [language, typed] = line.split(" ") as [ContentLanguage, string];
    const [asked] = await lexemesOf(language, typed);
    expect(await lexemesOf(language, written)).toContain(asked);
  });
});

it.each([
  ["pollo", "polo"],
  ["hora", "horno"],
  ["precio", "preciso"],
  ["cena", "ciento"],
])("%s is not %s", async (typed, written) => {
  expect(await lexemesOf("es", written)).not.toEqual(await lexemesOf("es", typed));
});
