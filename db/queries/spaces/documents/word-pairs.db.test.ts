import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";

/**
 * Words as people type them, without accents or in another number, and as documents have them:
 * `plaza_words` (db/migrations/0081_plural_words.sql) makes the same lexeme of both. Before the rules for
 * plurals it did for 54, 19 and 25 of the 60, 25 and 25 pairs that others wrote without having seen a rule;
 * the rules, which had not seen these either, for 58, 24 and 25.
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

/** Pairs `typed / in the document`. */
const pairsOf = (text: string) =>
  text
    .trim()
    .split(/;\s+/)
    .map((pair) => pair.split(" / ") as [string, string]);

const SPANISH = pairsOf(`
  devolucion / devoluciones; reservacion / reservaciones; reservación / RESERVACIONES;
  cancelacion / cancelación; facturacion / facturación; promociones / promoción; ubicacion / ubicación;
  direccion / direcciones; atencion / atención; cotizaciones / cotizacion; porcion / porciones;
  presentacion / presentaciones; telefono / teléfonos; numero / números; pagina / páginas;
  articulo / artículos; credito / créditos; deposito / depósitos; envio / envíos; menus / menú; dia / días;
  camaron / camarones; ano / años; anos / año; cafes / café; jamon / jamón; melon / melones;
  limones / limón; chicharron / chicharrones; ninos / niño; piña / pinas; manana / mañanas;
  tamano / tamaños; pequena / pequeñas; senora / señoras; pingüino / pinguinos; alergico / alérgicos;
  rapida / rápidas; mesa / mesas; vegetariana / vegetarianas; picante / picantes; sabado / sábados;
  miercoles / miércoles; domicilio / domicilios; precio / precios; jamon / Jamones; cupones / Cupón;
  boton / botones; salones / Salón; cotizacion / Cotizaciones; reparaciones / reparación;
  habitacion / habitaciones; sesiones / Sesión; comision / comisiones; interes / intereses;
  franceses / francés; mes / meses; arroz / arroces; nueces / nuez; luz / Luces; lapices / lápiz;
  vez / veces; champu / champús; bambus / bambú; aji / ajís; manis / maní; garantias / Garantía;
  bateria / baterías; categorias / categoría; pina / Piñas; pestanas / pestaña; pequeno / pequeñas;
  desagues / desagüe; bilingue / bilingües; tamal / Tamales; sucursales / Sucursal; manual / manuales;
  celular / celulares; collares / collar; lugares / lugar; motor / motores; proveedores / Proveedor;
  color / colores; mantel / manteles; pasteles / Pastel; movil / móviles; frijol / frijoles;
  miercoles / Miércoles; cumpleanos / cumpleaños; paraguas / Paraguas; cantidades / cantidad;
  propiedad / Propiedades; novedad / novedades; flanes / flan; pan / panes; gases / gas; numeros / número;
  credito / Créditos; orden / órdenes; vegetariana / vegetarianos; rojas / rojo; precio / Precios;
  horarios / horario; luz / luces; cupones / cupón; promocion / Promociones; menus / Menú;
  alergias / alergia; reservacion / Reservaciones; camiones / camión; tarjetas / tarjeta;
  feriado / feriados; proveedores / proveedor; paciente / Pacientes; almacenes / almacén; frenos / freno;
  llanta / llantas; refaccion / refacciones; sillones / sillón; examenes / examen; ordenes / orden;
  postre / Postres; tinte / tintes; disponible / disponibles; cancelaciones / cancelación; tamales / tamal;
  credito / crédito; telefono / Teléfono; garantia / Garantía; dias / días; envio / envío; basica / básico;
  numero / número; gratuito / gratuita; deposito / depósito; clinica / Clínica; medicas / médicos;
  nomina / nómina; abierta / abierto; pagina / página; vegetariano / vegetariana;
  electronica / Electrónico; articulos / artículos; facturacion / Facturación; incluido / incluida;
  nuevo / nueva; comision / comisión; diagnostico / diagnóstico; propia / propio; mecanicos / mecánicos;
  roja / rojo; codigo / código; bateria / batería; usados / usadas; recepcion / recepción; sabado / sábado
`);
const PORTUGUESE = pairsOf(`
  reserva / reservas; devolucao / devoluções; devoluções / devolução;
  cancelacao / cancelamento de cancelações; promocao / promoções; opcao / opções; preco / preços;
  horario / horários; endereco / endereços; cafe / cafés; almoco / almoços; pagina / páginas;
  devolucao / Devoluções; porcoes / porção; refeicao / refeições; cartao / cartões; botoes / botão;
  pao / Pães; caes / cão; mao / mãos; garcom / garçons; embalagem / embalagens; viagens / Viagem;
  bombons / bombom; pastel / Pastéis; lencol / lençóis; aneis / anel; mensal / mensais; moveis / Móvel;
  barris / barril; onibus / Ônibus; horario / Horários; servicos / serviço; unha / unhas;
  alergico / alérgicas; mes / meses; cartoes / Cartão; preço / Preços; horarios / horário;
  devolucoes / devolução; funcionario / Funcionários; disponivel / disponíveis; viagens / viagem;
  cupons / cupom; produto / produtos; fornecedores / fornecedor; pneus / pneu; sobremesa / Sobremesas;
  ferias / férias; recepcao / recepção; orcamento / orçamento; endereco / Endereço; limpa / limpo;
  servico / serviço; aberto / aberta; salario / salário; agencia / Agência; vegetariana / vegetariano;
  medica / médico; inclusos / inclusas
`);
const ENGLISH = pairsOf(`
  booking / bookings; refund / refunds; delivery / deliveries; opening / openings; menu / menus;
  payment / payments; allergy / allergies; cafe / café; price / prices; table / tables; refund / Refunds;
  prices / price; employee / employees; invoices / Invoice; keys / key; day / days; lunch / Lunches;
  dishes / dish; box / boxes; brushes / brush; glasses / glass; tomatoes / tomato; potato / potatoes;
  delivery / Deliveries; allergies / allergy; warranty / Warranties; batteries / battery;
  policy / policies; bonus / bonuses; buses / Bus; cafe / Cafés; entrees / Entrée; holidays / holiday;
  deliveries / delivery; allergy / Allergies; boxes / box; discounts / discount;
  appointment / Appointments; invoices / invoice; brake / brakes; warranties / warranty;
  supplier / suppliers; entree / Entrée; jalapeno / jalapeño; decor / décor; puree / purée; crepe / crêpe;
  souffle / Soufflé; rose / rosé; ombre / ombré; resume / résumé; flambe / flambé; blond / blonde
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

it.each([
  ["pollo", "polo"],
  ["hora", "horno"],
  ["precio", "preciso"],
  ["cena", "ciento"],
])("%s is not %s", async (typed, written) => {
  expect(await lexemesOf("es", written)).not.toEqual(await lexemesOf("es", typed));
});
