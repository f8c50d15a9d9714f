/**
 * Texts of the agentiks: hand-written ones, then tasks to combine with a niche. Long because it is
 * content only.
 */
import type { AgentikType, ContentLanguage } from "#domain/items/catalogue.ts";
import type { NicheGroup } from "./niches.ts";

export interface WrittenAgentik {
  name: string;
  description: string;
  type: AgentikType;
  language: ContentLanguage;
  status: string;
  isDemo?: boolean;
}

export const WRITTEN_AGENTIKS: readonly WrittenAgentik[] = [
  {
    name: "Recepción de pedidos",
    description:
      "Toma pedidos por mensaje, confirma dirección y total, y los manda a cocina con el orden correcto.",
    type: "customer_service",
    language: "es",
    status: "active",
    isDemo: true,
  },
  {
    name: "Redactora de publicaciones",
    description:
      "Convierte las fotos del día en tres publicaciones con la voz de tu negocio y propone a qué hora subirlas.",
    type: "content",
    language: "es",
    status: "active",
    isDemo: true,
  },
  {
    name: "Cierre de caja",
    description:
      "Compara ventas, efectivo y pagos con tarjeta cada noche; si algo no cuadra, dice dónde buscar.",
    type: "automation",
    language: "es",
    status: "active",
    isDemo: true,
  },
  {
    name: "Client Follow-up",
    description: "Writes a short, personal note to every client who has been quiet for two weeks.",
    type: "sales",
    language: "en",
    status: "active",
    isDemo: true,
  },
  {
    name: "Vigía de inventario",
    description:
      "Lee existencias dos veces al día y arma la lista de compra antes de que algo se acabe.",
    type: "automation",
    language: "es",
    status: "paused",
    isDemo: true,
  },
  {
    name: "Analista de temporada",
    description: "Revisa tres años de ventas y calcula cuánto preparar para las fechas fuertes.",
    type: "analytics",
    language: "es",
    status: "inactive",
    isDemo: true,
  },
  {
    name: "Traductora de menús",
    description:
      "Pasa la carta al inglés y al portugués sin traducir los nombres de los platillos que no se traducen.",
    type: "content",
    language: "es",
    status: "in_review",
    isDemo: true,
  },
  {
    name: "Reservas sin encimar",
    description: "Acomoda mesas, avisa tiempos de espera y confirma una hora antes.",
    type: "customer_service",
    language: "es",
    status: "active",
  },
  {
    name: "Respuestas a reseñas",
    description:
      "Agradece lo bueno, atiende lo malo y avisa a una persona cuando la queja es seria.",
    type: "customer_service",
    language: "es",
    status: "active",
  },
  {
    name: "Bug Report Sorter",
    description:
      "Groups duplicate reports, asks for the missing steps and labels what blocks a release.",
    type: "automation",
    language: "en",
    status: "active",
  },
  {
    name: "Cobranza amable",
    description:
      "Recuerda facturas vencidas con tres tonos distintos, del primer aviso al acuerdo de pago.",
    type: "sales",
    language: "es",
    status: "active",
  },
  {
    name: "Agenda do salão",
    description: "Confirma horários, preenche desistências e lembra a cliente do retorno.",
    type: "customer_service",
    language: "pt",
    status: "active",
  },
  {
    name: "Guionista de videos cortos",
    description:
      "Escribe guiones de veinte segundos con gancho, toma por toma, para grabar con un celular y sin actores.",
    type: "content",
    language: "es",
    status: "active",
  },
  {
    name: "Comparador de proveedores",
    description:
      "Pone en una tabla las listas de precios que llegan por correo, mensaje o foto, y señala qué subió.",
    type: "analytics",
    language: "es",
    status: "paused",
  },
  {
    name: "Weekly Metrics Digest",
    description: "Five numbers, what changed and one question worth asking, every Monday at eight.",
    type: "analytics",
    language: "en",
    status: "active",
  },
  {
    name: "Campañas de barrio",
    description: "Planea promociones para un radio de diez calles y mide cuáles trajeron gente.",
    type: "marketing",
    language: "es",
    status: "active",
  },
  {
    name: "Facturación a tiempo",
    description:
      "Pide los datos que faltan, prepara la factura y la deja lista para que alguien la revise.",
    type: "automation",
    language: "es",
    status: "inactive",
  },
  {
    name: "Recepcionista nocturna",
    description: "Atiende mensajes de nueve a seis: responde lo que sabe y deja anotado lo que no.",
    type: "customer_service",
    language: "es",
    status: "active",
  },
];

/** Type, language, niches, name, description; `{}` is replaced by the niche. */
export type AgentikSubject = readonly [AgentikType, ContentLanguage, NicheGroup, string, string];

export const AGENTIK_SUBJECTS: readonly AgentikSubject[] = [
  [
    "customer_service",
    "es",
    "food",
    "Toma de pedidos para {}",
    "Recibe pedidos por mensaje en {}, confirma el total y calcula la hora de entrega.",
  ],
  [
    "content",
    "es",
    "any",
    "Calendario de publicaciones para {}",
    "Propone un mes de publicaciones para {} y redacta cada una con su llamada a la acción.",
  ],
  [
    "automation",
    "es",
    "shop",
    "Resurtido automático para {}",
    "Vigila mínimos en {} y prepara la orden de compra para que alguien la apruebe.",
  ],
  [
    "analytics",
    "es",
    "any",
    "Reporte del lunes para {}",
    "Resume la semana de {} en cinco números y una recomendación.",
  ],
  [
    "sales",
    "es",
    "service",
    "Seguimiento de cotizaciones para {}",
    "Escribe a quien pidió precio en {} y no volvió, sin insistir de más.",
  ],
  [
    "marketing",
    "es",
    "any",
    "Promociones entre semana para {}",
    "Busca las horas flojas de {} y arma una promoción que deje ganancia.",
  ],
  [
    "customer_service",
    "es",
    "service",
    "Citas y recordatorios para {}",
    "Agenda, confirma y reacomoda citas en {}; llena los huecos con la lista de espera.",
  ],
  [
    "automation",
    "es",
    "any",
    "Archivo de facturas para {}",
    "Separa, nombra y guarda las facturas de {}, y avisa cuáles faltan.",
  ],
  [
    "automation",
    "en",
    "team",
    "Standup Notes for {}",
    "Collects updates from {} and posts one short summary before lunch.",
  ],
  [
    "content",
    "es",
    "shop",
    "Fichas de producto para {}",
    "Escribe título, descripción y preguntas frecuentes de cada artículo para {}.",
  ],
  [
    "customer_service",
    "pt",
    "any",
    "Atendimento por mensagem para {}",
    "Responde dúvidas de preço e horário em {} e chama alguém quando precisa.",
  ],
  [
    "analytics",
    "es",
    "food",
    "Costo por platillo para {}",
    "Recalcula recetas cuando cambia el precio de un ingrediente en {}.",
  ],
  [
    "sales",
    "es",
    "team",
    "Calificador de prospectos para {}",
    "Ordena los contactos nuevos de {} por interés y prepara la primera llamada.",
  ],
  [
    "content",
    "pt",
    "any",
    "Legendas e artes para {}",
    "Escreve legendas curtas para {} a partir das fotos da semana.",
  ],
  [
    "automation",
    "es",
    "service",
    "Turnos y cambios para {}",
    "Publica horarios en {}, recibe cambios y revisa que nadie doble turno.",
  ],
  [
    "customer_service",
    "en",
    "any",
    "First Reply Helper for {}",
    "Drafts a kind, accurate first answer for every message sent to {}.",
  ],
  [
    "marketing",
    "es",
    "shop",
    "Clientes que regresan a {}",
    "Detecta quién dejó de comprar en {} y redacta un saludo con motivo para volver.",
  ],
  [
    "analytics",
    "en",
    "team",
    "Churn Watch for {}",
    "Spots accounts going quiet and explains why, for {}.",
  ],
  [
    "automation",
    "pt",
    "shop",
    "Controle de estoque para {}",
    "Confere o estoque de {} todo dia e monta a lista de compras.",
  ],
  [
    "content",
    "en",
    "team",
    "Changelog Writer for {}",
    "Rewrites technical notes into updates that the customers of {} enjoy.",
  ],
  [
    "customer_service",
    "es",
    "any",
    "Preguntas frecuentes de {}",
    "Contesta precio, horario, estacionamiento y formas de pago para {}.",
  ],
  [
    "sales",
    "es",
    "shop",
    "Pedidos de mayoreo para {}",
    "Arma cotizaciones por volumen en {} y da seguimiento hasta la entrega.",
  ],
  [
    "marketing",
    "pt",
    "any",
    "Campanhas de datas para {}",
    "Prepara campanhas de Dia das Mães, festa junina e Natal para {}.",
  ],
  [
    "automation",
    "es",
    "food",
    "Lista del mercado para {}",
    "Cruza menú y existencias para decir qué comprar mañana en {}.",
  ],
];
