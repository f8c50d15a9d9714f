/**
 * Texts of the 24 challenges, hand-written; the subjects at the end are for scales above 1. Long
 * because it is content only.
 */
import type { ChallengeType, ContentLanguage } from "#domain/items/catalogue.ts";

export interface WrittenChallenge {
  name: string;
  description: string;
  type: ChallengeType;
  language: ContentLanguage;
  /** Credits. */
  reward: number;
  participants: number;
  places: number;
  /** Days from now to the deadline; negative when it has passed. */
  daysLeft: number;
  isActive?: false;
  /** The demo person takes part. */
  isDemo?: boolean;
  /** The demo person has made it. */
  isByDemo?: boolean;
}

export const WRITTEN_CHALLENGES: readonly WrittenChallenge[] = [
  {
    name: "Rediseña la carta de una fonda",
    description:
      "Toma la carta de una fonda real y hazla legible a un metro de distancia, sin quitarle el sabor. Gana la que el dueño quiera imprimir.",
    type: "design",
    language: "es",
    reward: 500,
    participants: 62,
    places: 80,
    daysLeft: 0.9,
  },
  {
    name: "Doce historias de mostrador",
    description:
      "Escribe la historia de un cliente en menos de ciento veinte palabras. Se paga cada historia aceptada, hasta completar la docena.",
    type: "content",
    language: "es",
    reward: 300,
    participants: 41,
    places: 60,
    daysLeft: 1.7,
    isDemo: true,
  },
  {
    name: "Prueba el punto de venta sin internet",
    description:
      "Usa la caja en modo avión durante una hora y cuéntanos qué se rompió, qué se perdió y qué te sorprendió.",
    type: "feedback",
    language: "es",
    reward: 450,
    participants: 28,
    places: 40,
    daysLeft: 2.6,
  },
  {
    name: "Etiquetas para salsas de autor",
    description:
      "Diseña la etiqueta de una salsa que se vende en ferias: nombre, nivel de picor y lote, todo visible en un frasco chico.",
    type: "design",
    language: "es",
    reward: 650,
    participants: 50,
    places: 50,
    daysLeft: 6.4,
  },
  {
    name: "Explain Agents to a Shop Owner",
    description: "One minute, no jargon, one example that happens behind a counter.",
    type: "content",
    language: "en",
    reward: 350,
    participants: 33,
    places: 100,
    daysLeft: 9.2,
  },
  {
    name: "Mapa de proveedores de tu ciudad",
    description:
      "Reúne al menos veinte proveedores confiables y compártelos en un espacio abierto.",
    type: "other",
    language: "es",
    reward: 400,
    participants: 19,
    places: 120,
    daysLeft: 12.3,
  },
  {
    name: "Vitrina de Natal para lojas pequenas",
    description: "Monte uma vitrina com menos de duzentos reais e mostre o antes e o depois.",
    type: "design",
    language: "pt",
    reward: 420,
    participants: 24,
    places: 70,
    daysLeft: 15.5,
  },
  {
    name: "Respuestas a la reseña más difícil",
    description: "Contesta tres reseñas duras con calma, verdad y una salida.",
    type: "content",
    language: "es",
    reward: 280,
    participants: 57,
    places: 90,
    daysLeft: 16.8,
  },
  {
    name: "Opina sobre el nuevo asistente de inventario",
    description: "Diez minutos de uso, ocho preguntas y una llamada opcional con el equipo.",
    type: "feedback",
    language: "es",
    reward: 250,
    participants: 88,
    places: 150,
    daysLeft: 18.1,
  },
  {
    name: "Íconos para oficios que nadie dibuja",
    description:
      "Afiladores, globeros, organilleros, tamaleras: dibuja doce íconos de oficios que no aparecen en ninguna colección.",
    type: "design",
    language: "es",
    reward: 700,
    participants: 36,
    places: 45,
    daysLeft: 20.4,
  },
  {
    name: "Plantilla de cotización que sí se entiende",
    description: "Una hoja, tres precios y ninguna letra chiquita.",
    type: "design",
    language: "es",
    reward: 380,
    participants: 15,
    places: 60,
    daysLeft: 22.7,
  },
  {
    name: "Onboarding Teardown",
    description:
      "Record yourself signing up to any tool a small business uses, and note every moment you hesitated.",
    type: "feedback",
    language: "en",
    reward: 320,
    participants: 22,
    places: 50,
    daysLeft: 24.9,
  },
  {
    name: "Automatiza una tarea aburrida",
    description:
      "Elige una tarea que haces cada semana, ponla en manos de un agente y enseña cuánto tiempo recuperaste.",
    type: "other",
    language: "es",
    reward: 800,
    participants: 74,
    places: 200,
    daysLeft: 27.3,
  },
  {
    name: "Recetario con costos de tu región",
    description:
      "Cinco recetas tradicionales con ingredientes, porciones y costo actualizado al precio de tu mercado.",
    type: "content",
    language: "es",
    reward: 360,
    participants: 12,
    places: 80,
    daysLeft: 29.6,
    isByDemo: true,
  },
  {
    name: "Foto de producto con luz de ventana",
    description: "Un producto, una ventana, un fondo de papel. Nada más.",
    type: "content",
    language: "es",
    reward: 220,
    participants: 97,
    places: 100,
    daysLeft: 31.2,
  },
  {
    name: "Accesibilidad en el mostrador",
    description:
      "Propón tres cambios baratos para atender mejor a personas mayores, sordas o con baja visión, y pruébalos un día completo.",
    type: "other",
    language: "es",
    reward: 550,
    participants: 8,
    places: 60,
    daysLeft: 35.8,
  },
  {
    name: "Traduza um guia para o português",
    description: "Escolha um guia da comunidade e leve-o ao português de quem atende no balcão.",
    type: "content",
    language: "pt",
    reward: 260,
    participants: 5,
    places: 40,
    daysLeft: 41.1,
  },
  {
    name: "Dashboard for a One-Person Company",
    description: "Show the five numbers that matter on a single phone screen.",
    type: "design",
    language: "en",
    reward: 600,
    participants: 3,
    places: 75,
    daysLeft: 46.4,
  },
  {
    name: "Prueba de lectura en voz alta",
    description: "Lee en voz alta las pantallas de Plaza y marca lo que tropieza.",
    type: "feedback",
    language: "es",
    reward: 180,
    participants: 1,
    places: 30,
    daysLeft: 52.5,
  },
  {
    name: "El letrero de mi colonia",
    description:
      "Rescata un letrero pintado a mano: fotografíalo, cuenta su historia y dibuja el abecedario que lo continúa.",
    type: "design",
    language: "es",
    reward: 480,
    participants: 0,
    places: 90,
    daysLeft: 58.7,
  },
  {
    name: "Guía de envíos para artesanos",
    description: "Empaques, seguros y tiempos reales de entrega entre ciudades.",
    type: "content",
    language: "es",
    reward: 450,
    participants: 45,
    places: 60,
    daysLeft: -3.4,
    isActive: false,
    isDemo: true,
  },
  {
    name: "Catálogo de regreso a clases",
    description:
      "Arma un catálogo de papelería que se pueda mandar por mensaje y abrir sin datos de sobra.",
    type: "design",
    language: "es",
    reward: 500,
    participants: 70,
    places: 70,
    daysLeft: -11.2,
    isActive: false,
    isDemo: true,
  },
  {
    name: "Encuesta de pagos digitales",
    description: "Cuéntanos cómo cobras hoy y qué te detiene para cobrar de otra forma.",
    type: "feedback",
    language: "es",
    reward: 150,
    participants: 132,
    places: 140,
    daysLeft: -25.6,
    isActive: false,
  },
  {
    name: "Semana sin papel",
    description:
      "Cinco días con recibos, notas y pedidos digitales; documenta qué funcionó y qué regresó a la libreta.",
    type: "other",
    language: "es",
    reward: 390,
    participants: 21,
    places: 80,
    daysLeft: 19.5,
    isActive: false,
  },
];

/** Type, language, name, description; `{}` is replaced by a city. For scales above 1. */
export type ChallengeSubject = readonly [ChallengeType, ContentLanguage, string, string];

export const CHALLENGE_SUBJECTS: readonly ChallengeSubject[] = [
  [
    "design",
    "es",
    "Cartel para el mercado de {}",
    "Diseña un cartel que invite a comprar un sábado en el mercado de {}.",
  ],
  [
    "content",
    "es",
    "Voces de comerciantes de {}",
    "Entrevista a tres comerciantes de {} y cuenta qué les enseñó el último año.",
  ],
  [
    "feedback",
    "es",
    "Prueba de reservas en {}",
    "Reserva en dos negocios de {} y describe cada paso que sobró.",
  ],
  [
    "other",
    "es",
    "Ruta de negocios abiertos en {}",
    "Arma una ruta a pie con diez negocios de {} que merecen más visitas.",
  ],
  [
    "design",
    "en",
    "Neighborhood Guide for {}",
    "Design a pocket guide to twenty small businesses in {}.",
  ],
  [
    "content",
    "pt",
    "Histórias de balcão em {}",
    "Conte em cem palavras a história de um comércio de {}.",
  ],
  [
    "feedback",
    "en",
    "Checkout Walkthrough in {}",
    "Buy something small online in {} and write down every unclear step.",
  ],
  [
    "design",
    "es",
    "Empaque típico de {}",
    "Propón un empaque reutilizable para un producto típico de {}.",
  ],
  [
    "content",
    "es",
    "Recetas de temporada en {}",
    "Comparte una receta de temporada de {} con costos y porciones.",
  ],
  [
    "other",
    "pt",
    "Feira de bairro em {}",
    "Organize a lista de expositores de uma feira de bairro em {}.",
  ],
  [
    "feedback",
    "es",
    "Cliente incógnito en {}",
    "Compra como cliente en un negocio de {} y cuenta qué te hizo volver, o no.",
  ],
  [
    "design",
    "en",
    "Storefront Makeover, {}",
    "Redraw the front of a real shop in {} so that people see what it sells from across the street.",
  ],
  [
    "other",
    "es",
    "Trueque de saberes, {}",
    "Reúne en {} a cinco negocios que enseñen algo de su oficio a los demás.",
  ],
  [
    "content",
    "en",
    "Letters from the Counter, {}",
    "Write a letter of one page from a shop in {} to a customer who has not come back.",
  ],
  [
    "design",
    "es",
    "Uniforme para un equipo de {}",
    "Dibuja el mandil, la camisa y el gafete de un negocio de {}, listos para bordar.",
  ],
  [
    "other",
    "en",
    "Open Shutters Day in {}",
    "Plan a day on which ten small businesses of {} show how they work.",
  ],
  [
    "content",
    "es",
    "Fotos de oficio, {}",
    "Retrata a una persona de {} en su trabajo: tres fotos y cuatro líneas.",
  ],
  [
    "feedback",
    "en",
    "First Visit Diary, {}",
    "Visit a business in {} for the first time and note what you looked for and did not find.",
  ],
  [
    "feedback",
    "es",
    "Lectura de cartas, {}",
    "Lee la carta de un local de {} en el teléfono y marca lo que no queda claro.",
  ],
  [
    "design",
    "en",
    "Loyalty Card with a Twist, {}",
    "Design a loyalty card that a café in {} could print on plain paper.",
  ],
  [
    "content",
    "es",
    "Video de un minuto en {}",
    "Graba en un minuto lo que un negocio de {} hace mejor que nadie.",
  ],
  [
    "other",
    "es",
    "Mesa de ayuda entre vecinos de {}",
    "Organiza en {} dos horas de ayuda con impuestos, redes o inventarios.",
  ],
  [
    "content",
    "en",
    "Price Tags That Tell, {}",
    "Rewrite ten price tags of a shop in {} so that each one sells.",
  ],
  [
    "design",
    "es",
    "Señales de la calle comercial, {}",
    "Propón señales que guíen a pie por la calle de comercios de {}.",
  ],
  [
    "feedback",
    "es",
    "Llamadas de prueba, {}",
    "Llama a tres negocios de {} para pedir informes y describe cómo te atendieron.",
  ],
  [
    "other",
    "en",
    "Lost Trades Map: {}",
    "Find five trades of {} that few people still practise, and put them on a map.",
  ],
  [
    "design",
    "en",
    "Market Stall Kit for {}",
    "Draw a stall of sign, table and lights that two people can set up in {}.",
  ],
  [
    "feedback",
    "en",
    "Accessibility Walk, {}",
    "Try to enter, order and pay in five shops of {} with a stroller or a wheelchair.",
  ],
  [
    "other",
    "es",
    "Compra en grupo: {}",
    "Junta en {} a seis negocios que compren lo mismo y consigan mejor precio.",
  ],
  [
    "content",
    "en",
    "How It Is Made: {}",
    "Describe in ten steps how something that is sold in {} is made.",
  ],
];
