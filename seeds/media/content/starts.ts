/**
 * Beginnings in the Creator and the builder: prompts of formats that it has, and page templates. Long because
 * it is content only.
 */
import type { CreationKind } from "#domain/studio/creations.ts";
import type { TemplateTrade } from "#domain/studio/pages/page-templates.ts";
import type { MadeCollection } from "../thing.ts";

type Prompt = readonly [
  id: string,
  kind: CreationKind,
  title: string,
  titleEs: string,
  value: string,
  valueEs: string,
];
type Template = readonly [id: string, trade: TemplateTrade, title: string, titleEs: string];

const OPENING: readonly (Prompt | Template)[] = [
  [
    "inauguracion-cartel",
    "images",
    "Poster: We Are Opening",
    "Cartel: ¡Ya abrimos!",
    "Poster: grand opening, Saturday March 14 at 10 am, 25 Hidalgo Street, in green",
    "Cartel de inauguración, sábado 14 de marzo a las 10 de la mañana, Hidalgo 25, en verde",
  ],
  [
    "inauguracion-invitacion",
    "text",
    "Invitation to the First Day",
    "Invitación al primer día",
    "Invitation to the opening of our café on Saturday March 14 at 10 am, 25 Hidalgo Street: coffee and bread on the house",
    "Invitación a la inauguración de nuestra cafetería, sábado 14 de marzo a las 10 de la mañana, Hidalgo 25: café y pan por nuestra cuenta",
  ],
  [
    "cuenta-regresiva",
    "code",
    "Countdown to the Opening",
    "Cuenta regresiva a la apertura",
    "Countdown to Saturday March 14 at 10 am for my web page",
    "Cuenta regresiva al sábado 14 de marzo a las 10 de la mañana para mi página web",
  ],
  [
    "primera-historia",
    "images",
    "Story: Something New Nearby",
    "Historia: algo nuevo en tu calle",
    "Story 9:16: new in the neighborhood, we open on Saturday March 14",
    "Historia 9:16: nuevo en el barrio, abrimos el sábado 14 de marzo",
  ],
  [
    "letrero-horario",
    "images",
    "Sign with Opening Hours",
    "Letrero de horario",
    "Opening hours sign: Monday to Friday 8 am to 6 pm, Saturday 9 am to 2 pm, closed on Sunday",
    "Letrero de horario: lunes a viernes de 8 a 18, sábado de 9 a 14, domingo cerrado",
  ],
  [
    "frase",
    "text",
    "A Line under the Name",
    "La frase bajo el nombre",
    "Slogan for a bakery that opens at six in the morning",
    "Eslogan para una panadería que abre a las seis de la mañana",
  ],
  ["pagina-cafe", "cafe", "Café Page with Its Hours", "Tu café, con carta y horario"],
  ["pagina-restaurante", "restaurant", "Home Cooking on One Page", "La fonda en una página"],
  ["pagina-tienda", "fashion", "The Clothes Rack, Online", "El perchero en línea"],
];

const SEASONS: readonly (Prompt | Template)[] = [
  [
    "muertos",
    "images",
    "Story: Bread of the Dead",
    "Historia: pan de muerto",
    "Story for the day of the dead: bread of the dead, $45 each, until November 2, in orange",
    "Historia de día de muertos: pan de muerto, $45 la pieza, hasta el 2 de noviembre, en naranja",
  ],
  [
    "madres",
    "text",
    "Mother's Day, Booked",
    "Diez de mayo con reserva",
    "WhatsApp message to my customers: Mother's Day lunch on May 10 at 2 pm, book a table, $280 per person",
    "Mensaje de WhatsApp para mis clientes: comida del Día de las Madres, 10 de mayo a las 2 de la tarde, reserva tu mesa, $280 por persona",
  ],
  [
    "san-valentin-cupon",
    "images",
    "Coupon for Two",
    "Cupón para dos",
    "Coupon: 20% off flowers for Valentine's Day, until February 14, in red",
    "Cupón: 20% de descuento en ramos por San Valentín, hasta el 14 de febrero, en rojo",
  ],
  [
    "regreso-a-clases",
    "images",
    "Square Post: Back to School",
    "Publicación: regreso a clases",
    "Square post: back to school, uniforms and notebooks, 15% off until August 30",
    "Publicación cuadrada: regreso a clases, uniformes y cuadernos, 15% de descuento hasta el 30 de agosto",
  ],
  [
    "navidad-saludo",
    "text",
    "A Greeting in December",
    "Saludo de diciembre",
    "Season's greetings for the customers of my hair salon, warm and short",
    "Felicitación de Navidad para las clientas de mi salón, cálida y corta",
  ],
  [
    "posadas",
    "images",
    "Poster for a Posada",
    "Cartel para la posada",
    "Poster: posada with punch and piñata, December 18 at 7 pm, 8 Juárez Street",
    "Cartel: posada con ponche y piñata, 18 de diciembre a las 7 de la noche, Juárez 8",
  ],
  [
    "cierre-vacaciones",
    "text",
    "Closed for the Holidays",
    "Cerramos por vacaciones",
    "Notice that we are closed from December 24 to January 2 and open again on January 3 at 9 am",
    "Aviso de que cerramos del 24 de diciembre al 2 de enero y volvemos el 3 de enero a las 9",
  ],
  [
    "tarjeta-regalo",
    "text",
    "Gift Card Text",
    "Texto de tarjeta de regalo",
    "Spa gift card, $500, valid until December 31",
    "Tarjeta de regalo de un spa, $500, válida hasta el 31 de diciembre",
  ],
];

const MENU: readonly (Prompt | Template)[] = [
  [
    "menu-texto",
    "text",
    "Today's Menu as a Message",
    "El menú de hoy en mensaje",
    "Menu of the day: noodle soup, red rice, breaded steak or stuffed pepper, hibiscus water, jelly. $95",
    "Menú del día: sopa de fideo, arroz rojo, milanesa o chile relleno, agua de jamaica, gelatina. $95",
  ],
  [
    "menu-pizarra",
    "images",
    "Menu Card with Prices",
    "Carta con precios",
    "Menu card:\nCoffee with cinnamon $30\nEggs with beans $85\nCheese toast $60\nOrange juice $25\nChocolate cake $40",
    "Carta de menú:\nCafé de olla $30\nChilaquiles $85\nMolletes $60\nAgua de fruta $25\nFlan $40",
  ],
  [
    "menu-historia",
    "images",
    "Story at Eleven",
    "Historia de las once",
    "Story 9:16: set lunch today, mole with rice, $95, from 1 to 4 pm",
    "Historia 9:16: comida corrida de hoy, mole con arroz, $95, de 1 a 4 de la tarde",
  ],
  [
    "menu-whatsapp",
    "text",
    "Lunch, Sent at Ten",
    "La comida, mandada a las diez",
    "WhatsApp broadcast: today we have pozole, $110, order before 1 pm and we deliver it hot",
    "Difusión de WhatsApp: hoy hay pozole, $110, pide antes de la 1 y te lo llevamos caliente",
  ],
  [
    "etiqueta-precio",
    "images",
    "Price Tag for the Counter",
    "Etiqueta para el mostrador",
    "Price tag: carrot cake, slice, $48",
    "Etiqueta de precio: pastel de zanahoria, rebanada, $48",
  ],
  [
    "platillo",
    "text",
    "A Dish Worth Reading",
    "Un platillo que se antoje",
    "Product description: chicken in green mole with white rice and handmade tortillas, $130",
    "Descripción de producto: pollo en mole verde con arroz blanco y tortillas hechas a mano, $130",
  ],
  [
    "pagina-menu",
    "ui",
    "A Layout for the Menu",
    "Diseño de página de menú",
    "Page with the menu of my lunch restaurant and a button to order",
    "Página con el menú de mi fonda y un botón para pedir",
  ],
  ["pagina-abarrotes", "grocery", "The Corner Grocery's Page", "La tienda de la esquina"],
];

const CHANGES: readonly (Prompt | Template)[] = [
  [
    "antes-despues-pie",
    "text",
    "Caption for Two Photos",
    "Pie para dos fotos",
    "Instagram caption for the before and after of a color change in my salon, cheerful",
    "Texto para Instagram del antes y después de un cambio de color en mi salón, alegre",
  ],
  [
    "antes-despues-historia",
    "images",
    "Story: This Week's Change",
    "Historia: el cambio de la semana",
    "Story 9:16: before and after, cut and color, $650, appointments this week",
    "Historia 9:16: antes y después, corte y color, $650, citas esta semana",
  ],
  [
    "taller-servicio",
    "text",
    "What the Repair Includes",
    "Qué incluye la reparación",
    "Service description: sofa upholstery, fabric included, in eight days, $3,200",
    "Descripción del servicio: tapizado de sala, con tela, en ocho días, $3,200",
  ],
  [
    "jardin-cotizacion",
    "text",
    "Quote for a Garden",
    "Cotización de un jardín",
    "Quote letter for a garden: lawn $4,500, plants $2,800, labor $3,000, six days, 50% in advance, for Mrs. Robles",
    "Cotización para un jardín: pasto $4,500, plantas $2,800, mano de obra $3,000, seis días, 50% de anticipo, para la señora Robles",
  ],
  [
    "pide-resena",
    "text",
    "Ask How It Turned Out",
    "Pregunta cómo quedó",
    "Satisfaction survey for customers of my workshop, five questions",
    "Encuesta de satisfacción para clientes de mi taller, cinco preguntas",
  ],
  [
    "gracias-tarjeta",
    "images",
    "Thank-You Card with the Bill",
    "Tarjeta de gracias con la cuenta",
    "Thank-you card for customers of my salon",
    "Tarjeta de agradecimiento para clientas de mi salón",
  ],
  ["pagina-salon", "beauty", "Salon with a Price List", "Salón con lista de precios"],
  ["pagina-taller", "repairs", "What the Workshop Repairs", "Lo que arregla el taller"],
];

const isTemplate = (written: Prompt | Template): written is Template => written.length === 4;

const KINDS: Readonly<Record<CreationKind, readonly [en: string, es: string]>> = {
  text: [
    "Opens the Creator with a text to change and send.",
    "Abre el Creador con un texto para cambiar y mandar.",
  ],
  images: [
    "Opens the Creator with a picture to change and draw.",
    "Abre el Creador con una imagen para cambiar y dibujar.",
  ],
  code: [
    "Opens the Creator with a small program for your page.",
    "Abre el Creador con un programita para tu página.",
  ],
  ui: [
    "Opens the Creator with the layout of a page.",
    "Abre el Creador con el diseño de una página.",
  ],
};

const starts = (id: string, written: readonly (Prompt | Template)[]): MadeCollection => ({
  id,
  things: written.map((each) => {
    if (isTemplate(each)) {
      const [name, trade, title, titleEs] = each;
      return {
        id: `start-${name}`,
        kind: "start",
        title,
        titleEs,
        note: "Opens the page builder with this template.",
        noteEs: "Abre el editor de páginas con esta plantilla.",
        files: [],
        opens: { screen: "builder", value: trade, valueEs: trade },
      };
    }
    const [name, kind, title, titleEs, value, valueEs] = each;
    const [note, noteEs] = KINDS[kind];
    const opens = { screen: "creator", value, valueEs, kind } as const;
    return { id: `start-${name}`, kind: "start", title, titleEs, note, noteEs, files: [], opens };
  }),
});

export const openingWeek = () => starts("opening-week", OPENING);
export const seasonalStories = () => starts("seasonal-stories", SEASONS);
export const menuOfTheDay = () => starts("menu-of-the-day", MENU);
export const beforeAndAfter = () => starts("before-and-after", CHANGES);
