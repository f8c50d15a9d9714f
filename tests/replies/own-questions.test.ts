import { expect, it } from "vitest";
import { cutPassages } from "#domain/spaces/passages.ts";
import { SPACE_TEMPLATES, templateContent } from "#domain/spaces/templates/templates.ts";
import { markdownSections } from "#domain/spaces/reading/text-sections.ts";
import { reply } from "#engine/replies/reply.ts";
import { WRITTEN_INSIDES } from "../../seeds/content/space-insides.ts";

/**
 * Questions on the documents of the templates and the seeds, on which the engine's limits were set; those of
 * held-out/ were not. Each with a part of the line that answers it, or null for what nothing answers.
 */
const QUESTIONS: readonly (readonly [space: string, question: string, part: string | null])[] = [
  ["restaurant", "que hago si huele a gas", "Si huele a gas"],
  ["restaurant", "a que temperatura debe estar el refri", "entre 0 y 4"],
  ["restaurant", "a cuantos grados se cuece el pollo", "74 °C"],
  ["restaurant", "cuanto tiempo me lavo las manos", "20 segundos"],
  ["restaurant", "un cliente dice q es alergico a la nuez q le digo", "pregunta en cocina"],
  ["restaurant", "estoy enfermo del estomago puedo trabajar", "no toques comida"],
  ["restaurant", "quien cuenta la caja al cierre", "Cuenta la caja"],
  ["restaurant", "que se deja prendido en la noche", "Deja prendidos"],
  ["restaurant", "en cuanto tiempo hay que guardar lo que se cocino", "menos de 2 horas"],
  ["shop", "que pasa si la terminal no funciona", "Si la terminal falla"],
  ["shop", "el cliente no trae ticket que hago", "Si no hay ticket"],
  ["shop", "como se cuenta la caja al final del dia", "efectivo, tarjeta"],
  ["shop", "que hago con un producto que salio defectuoso", "Aparta el producto"],
  ["shop", "llego un cliente enojado con una queja", "Escucha hasta"],
  ["agency", "se puede empezar sin anticipo?", "No se empieza"],
  ["agency", "cuanto dura la junta", "30 minutos"],
  ["agency", "quien habla con el cliente", "Una sola persona"],
  ["agency", "que hago si nos vamos a atrasar con una entrega", "se avisa el mismo día"],
  ["agency", "el cliente pide un cambio que no estaba en la propuesta", "se cotiza"],
  ["workshop", "que equipo uso para soldar", "lentes"],
  ["workshop", "me queme la mano que hago", "20 minutos"],
  ["workshop", "puedo cambiar una pieza sin avisarle al cliente", "No se cambia ninguna pieza"],
  ["workshop", "q se anota cuando llega un trabajo", "Anota nombre"],
  ["workshop", "que hago con las piezas viejas al entregar", "piezas que se cambiaron"],
  ["space-1", "a que hora entra el turno de noche", "18:00"],
  ["space-1", "cuanto cuesta el kilo de pastor", "$148"],
  ["space-1", "cada cuando se reparten las propinas", "cada domingo"],
  ["space-1", "con cuanto tiempo aviso si voy a faltar", "12 horas"],
  ["space-1", "cual es el pedido minimo de la carniceria", "15 kg"],
  ["space-1", "que dia rellenan el gas", "martes"],
  ["restaurant", "tienen estacionamiento", null],
  ["restaurant", "cuanto cuesta el mole", null],
  ["restaurant", "a que hora abren los domingos", null],
  ["restaurant", "cual es la clave del wifi", null],
  ["shop", "venden tenis nike", null],
  ["shop", "cuanto me pagan por hora extra", null],
  ["shop", "tienen servicio a domicilio", null],
  ["agency", "cuanto cobran por un logo", null],
  ["agency", "quien es el contador", null],
  ["workshop", "cuanto cuesta cambiar balatas", null],
  ["workshop", "abren en semana santa", null],
  ["space-1", "venden tacos de canasta", null],
  ["space-1", "cuanto es el aguinaldo", null],
  ["space-1", "cual es el telefono del dueño", null],
  ["workshop", "reparan bicicletas electricas", null],
  ["agency", "dan vacaciones en diciembre", null],
  ["restaurant", "hay lugar para fiestas de cumpleaños", null],
  ["shop", "que descuento tienen los empleados", null],
  [
    "restaurant",
    "buenas oye es que llegue temprano y al entrar a la cocina senti un olor raro como a gas, no se si prender la campana o que hago",
    "Si huele a gas",
  ],
  [
    "restaurant",
    "hola una señora de la mesa 4 me pregunto si el mole lleva cacahuate porque su hijo es alergico y no supe que responderle, que le digo",
    "pregunta en cocina",
  ],
  [
    "restaurant",
    "oigan saque el arroz de la lumbre hace rato y se quedo en la barra, cuanto tiempo tengo antes de meterlo al refrigerador",
    "menos de 2 horas",
  ],
  [
    "shop",
    "disculpen vino un señor a cambiar una licuadora pero dice que perdio el ticket y ya se esta molestando",
    "Si no hay ticket",
  ],
  [
    "shop",
    "ya es tarde y voy a cerrar, me falto saber si tengo que separar lo de tarjeta de lo de efectivo cuando cuente",
    "efectivo, tarjeta",
  ],
  [
    "agency",
    "oye el cliente de la panaderia quiere que le agreguemos 3 publicaciones mas que no venian en lo que firmo, se las hacemos o que",
    "se cotiza",
  ],
  [
    "workshop",
    "jefe un chavo se quemo con el soplete y le querian poner pasta de dientes, que se hace primero",
    "20 minutos",
  ],
  [
    "workshop",
    "vino una señora por su licuadora y pregunta que le hicimos y si le queda garantia, que le tengo que dar",
    "garantía",
  ],
  [
    "space-1",
    "oye mañana no voy a poder llegar porque tengo cita con el dentista, con cuanto tiempo tenia que haber avisado",
    "12 horas",
  ],
  [
    "restaurant",
    "hola buenas tardes vi su pagina y queria saber si rentan el salon para un bautizo de 40 personas el proximo mes",
    null,
  ],
  [
    "shop",
    "oigan una clienta quiere saber si le podemos dar credito a tres meses como en la otra tienda",
    null,
  ],
  [
    "workshop",
    "me preguntan si podemos ir por el coche hasta su casa con grua porque no prende",
    null,
  ],
  [
    "agency",
    "el nuevo diseñador pregunta a que hora es la comida y si tenemos vales de despensa",
    null,
  ],
];

const spaces = new Map<string, readonly { name: string; text: string }[]>([
  ...SPACE_TEMPLATES.map((trade) => [trade, templateContent(trade, "es").documents] as const),
  ...WRITTEN_INSIDES.map(({ space, documents }) => [space, documents] as const),
]);
const passagesOf = (space: string) =>
  spaces.get(space)!.flatMap(({ name, text }) =>
    cutPassages(markdownSections(text)).map((passage, index) => ({
      ...passage,
      documentId: name,
      version: 1,
      passage: index + 1,
      source: name,
    })),
  );

it("answers most of them, hardly any wrong, and invents nothing", () => {
  const said = QUESTIONS.map(([space, question, part]) => {
    const { replyKind, citations } = reply({
      question,
      passages: passagesOf(space),
      answers: [],
      passTo: null,
    });
    if (replyKind === "unknown") return part === null ? "right" : "silent";
    if (part === null) return "invented";
    return citations.some(({ quote }) => quote.includes(part)) ? "right" : "wrong";
  });
  const count = (verdict: string) => said.filter((one) => one === verdict).length;
  expect(count("right")).toBeGreaterThanOrEqual(45);
  expect(count("wrong")).toBeLessThanOrEqual(2);
  expect(count("invented")).toBe(0);
});
