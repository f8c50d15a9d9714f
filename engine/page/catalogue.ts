/** Long because it is a list of pages. */

import type { PageLayout } from "./layout.ts";

/** Pages in the format of the page builder. */
export const PAGES: readonly PageLayout[] = [
  {
    key: "booking",
    name: { es: "Reservar en tres toques", en: "Booking in three taps" },
    asks: { es: /\b(reserv\w+|citas?|agendar)\b/, en: /\b(book\w*|appointments?|reservations?)\b/ },
    purpose: {
      es: "Tres pasos a la vista: cuántos, cuándo y confirmar.",
      en: "Three steps in sight: how many, when, and confirm.",
    },
    rows: [
      [
        {
          type: "agentik",
          size: "large",
          layout: "list",
          title: { es: "{business}: reserva aquí", en: "{business}: book here" },
          description: {
            es: "Tres toques y listo. Te confirmamos por WhatsApp.",
            en: "Three taps and done. We confirm on WhatsApp.",
          },
        },
      ],
      [
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "1. ¿Cuántos son?", en: "1. How many?" },
          description: { es: "Dinos el número de personas.", en: "Tell us how many people." },
        },
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "2. ¿Cuándo?", en: "2. When?" },
          description: { es: "Hoy, mañana u otro día.", en: "Today, tomorrow or another day." },
        },
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "3. Confirmar", en: "3. Confirm" },
          description: { es: "Tu nombre y tu WhatsApp.", en: "Your name and your WhatsApp." },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "La carta", en: "The menu" },
          description: {
            es: "Para llegar sabiendo qué pedir.",
            en: "To arrive knowing what to order.",
          },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Cómo llegar", en: "How to get there" },
          description: {
            es: "{address}",
            en: "{address}",
          },
        },
      ],
    ],
  },
  {
    key: "sales-week",
    name: { es: "Ventas de la semana", en: "Sales of the week" },
    asks: {
      es: /\b(ventas|tablero|dashboard|indicadores|corte)\b/,
      en: /\b(sales|dashboard|figures|takings)\b/,
    },
    purpose: {
      es: "Lo que entró, lo que más salió y lo que hay que atender, sin bajar la pantalla.",
      en: "What came in, what sold best and what needs attention, without scrolling.",
    },
    rows: [
      [
        {
          type: "space",
          size: "large",
          layout: "card",
          showMetrics: true,
          title: { es: "Ventas de la semana", en: "Sales of the week" },
          description: {
            es: "Total de lunes a domingo, contra la semana pasada.",
            en: "Total from Monday to Sunday, against last week.",
          },
        },
        {
          type: "agentik",
          size: "large",
          layout: "card",
          showMetrics: true,
          title: { es: "Hoy, hasta ahora", en: "Today so far" },
          description: {
            es: "Lo vendido y lo que falta por cobrar.",
            en: "What was sold and what is still to be paid.",
          },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          showMetrics: true,
          title: { es: "Lo más vendido", en: "Best sellers" },
          description: {
            es: "Los tres primeros y cuántos salieron.",
            en: "The first three and how many were sold.",
          },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          showMetrics: true,
          title: { es: "Se está acabando", en: "Running out" },
          description: {
            es: "Lo que no llega al fin de semana.",
            en: "What will not last until the weekend.",
          },
        },
        {
          type: "agentik",
          size: "medium",
          layout: "list",
          title: { es: "Pendientes", en: "To do" },
          description: {
            es: "Pedidos por entregar y pagos por cobrar.",
            en: "Orders to deliver and payments to collect.",
          },
        },
      ],
      [
        {
          type: "agentik",
          size: "small",
          layout: "grid",
          title: { es: "Corte de caja", en: "Close the till" },
          description: { es: "Hazlo al cerrar.", en: "Do it at closing time." },
        },
        {
          type: "space",
          size: "small",
          layout: "grid",
          title: { es: "Equipo", en: "Team" },
          description: { es: "Quién vendió y en qué turno.", en: "Who sold, and in which shift." },
        },
      ],
    ],
  },
  {
    key: "loyalty-card",
    name: { es: "Tarjeta de cliente frecuente", en: "Loyalty card" },
    asks: {
      es: /\b(cliente frecuente|lealtad|sellos|puntos|recompensas)\b/,
      en: /\b(loyalty|stamps?|points|rewards?)\b/,
    },
    purpose: {
      es: "Los sellos a la vista, el premio claro y dónde canjearlo.",
      en: "Stamps in sight, a clear reward, and where to redeem it.",
    },
    rows: [
      [
        {
          type: "artifakt",
          size: "large",
          layout: "grid",
          showMetrics: true,
          title: { es: "Tus sellos: 6 de 10", en: "Your stamps: 6 of 10" },
          description: { es: "Uno por cada compra.", en: "One for each purchase." },
        },
        {
          type: "agentik",
          size: "medium",
          layout: "card",
          title: { es: "Tu premio", en: "Your reward" },
          description: { es: "A los [cuántos]: {what}.", en: "At [how many]: {what}." },
        },
      ],
      [
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "Enseña tu código", en: "Show your code" },
          description: { es: "En caja, antes de pagar.", en: "At the till, before paying." },
        },
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "Tus visitas", en: "Your visits" },
          description: { es: "Las últimas cinco.", en: "The last five." },
        },
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "Regala un sello", en: "Give a stamp" },
          description: { es: "A quien tú quieras.", en: "To whoever you like." },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Reglas", en: "Rules" },
          description: {
            es: "Un sello por compra. Valen hasta [qué día].",
            en: "One stamp a purchase. Valid until [which day].",
          },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "{business}", en: "{business}" },
          description: {
            es: "[[{address}. ]]Gracias por volver.",
            en: "[[{address}. ]]Thank you for coming back.",
          },
        },
      ],
    ],
  },
  {
    key: "menu",
    name: { es: "Carta", en: "Menu" },
    asks: {
      es: /\b(carta|menu|platillos|comida|lista de precios)\b/,
      en: /\b(menu|dishes|food|price list)\b/,
    },
    purpose: {
      es: "Lo de hoy arriba, las secciones abajo y un botón para pedir.",
      en: "Today's special on top, the sections below, and a way to order.",
    },
    rows: [
      [
        {
          type: "artifakt",
          size: "large",
          layout: "card",
          title: { es: "Hoy: {what}", en: "Today: {what}" },
          description: {
            es: "[[{price}. ]]Hasta que se acabe.",
            en: "[[{price}. ]]While it lasts.",
          },
        },
        {
          type: "agentik",
          size: "large",
          layout: "card",
          title: { es: "Pide por WhatsApp", en: "Order on WhatsApp" },
          description: {
            es: "[[{phone}. ]]Te decimos a qué hora está.",
            en: "[[{phone}. ]]We tell you when it is ready.",
          },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Para empezar", en: "Starters" },
          description: { es: "Sopas, ensaladas y botanas.", en: "Soups, salads and snacks." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Platos fuertes", en: "Main dishes" },
          description: { es: "De la casa y de temporada.", en: "Of the house and of the season." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Postres y bebidas", en: "Desserts and drinks" },
          description: { es: "Hechos aquí.", en: "Made here." },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Dónde y a qué hora", en: "Where and when" },
          description: { es: "[[{address}. ]][[{hours}]]", en: "[[{address}. ]][[{hours}]]" },
        },
      ],
    ],
  },
  {
    key: "catalogue",
    name: { es: "Catálogo de productos", en: "Product catalogue" },
    asks: {
      es: /\b(catalogo|tienda en linea|productos|coleccion)\b/,
      en: /\b(catalogue|catalog|online (?:shop|store)|products|collection)\b/,
    },
    purpose: {
      es: "Lo nuevo, lo de siempre y cómo apartarlo.",
      en: "What is new, what is always there, and how to reserve it.",
    },
    rows: [
      [
        {
          type: "artifakt",
          size: "large",
          layout: "card",
          title: { es: "Lo nuevo: {what}", en: "New: {what}" },
          description: { es: "[[{price}. ]]Recién llegado.", en: "[[{price}. ]]Just arrived." },
        },
        {
          type: "artifakt",
          size: "large",
          layout: "grid",
          title: { es: "Más pedidos", en: "Most wanted" },
          description: { es: "Lo que se llevan todos.", en: "What everybody takes home." },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "grid",
          title: { es: "Para regalar", en: "For gifts" },
          description: { es: "Ideas para cada ocasión.", en: "Ideas for each occasion." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "grid",
          title: { es: "Hecho a la medida", en: "Made to measure" },
          description: { es: "Cuéntanos qué necesitas.", en: "Tell us what you need." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "grid",
          title: { es: "Últimas piezas", en: "Last pieces" },
          description: {
            es: "Cuando se acaban, se acaban.",
            en: "When they are gone, they are gone.",
          },
        },
      ],
      [
        {
          type: "agentik",
          size: "medium",
          layout: "list",
          title: { es: "Apartar por WhatsApp", en: "Reserve on WhatsApp" },
          description: {
            es: "[[{phone}. ]]Manda el nombre y te confirmamos.",
            en: "[[{phone}. ]]Send the name and we confirm.",
          },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Cambios y entregas", en: "Exchanges and delivery" },
          description: {
            es: "En [plazo], con tu comprobante.",
            en: "Within [how long], with your receipt.",
          },
        },
      ],
    ],
  },
  {
    key: "offer-landing",
    name: { es: "Página de una oferta", en: "Offer page" },
    asks: {
      es: /\b(oferta|promocion|lanzamiento|landing|descuento)\b/,
      en: /\b(offer|promotion|launch|discount)\b/,
    },
    purpose: {
      es: "Una sola oferta, por qué conviene y un solo botón.",
      en: "One offer, why it is worth it, and one button.",
    },
    rows: [
      [
        {
          type: "artifakt",
          size: "large",
          layout: "card",
          title: { es: "{what}[[ a {price}]]", en: "{what}[[ for {price}]]" },
          description: {
            es: "[[Hasta {until}. ]]Sin cupón: solo dilo.",
            en: "[[Until {until}. ]]No coupon: just say so.",
          },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Qué incluye", en: "What is included" },
          description: {
            es: "Lo que recibes, sin letra chiquita.",
            en: "What you get, no small print.",
          },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Por qué ahora", en: "Why now" },
          description: {
            es: "[[Termina {until}. ]]Aparta el tuyo.",
            en: "[[It ends {until}. ]]Set yours aside.",
          },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Lo que dicen", en: "What people say" },
          description: {
            es: "Tus clientes, en sus palabras.",
            en: "Your customers, in their words.",
          },
        },
      ],
      [
        {
          type: "agentik",
          size: "medium",
          layout: "list",
          title: { es: "Lo quiero", en: "I want it" },
          description: {
            es: "[[WhatsApp {phone}. ]]Escríbenos y te contestamos.",
            en: "[[WhatsApp {phone}. ]]Write to us and we will answer.",
          },
        },
      ],
    ],
  },
  {
    key: "services",
    name: { es: "Servicios y precios", en: "Services and prices" },
    asks: {
      es: /\b(servicios|precios|tarifas|portafolio)\b/,
      en: /\b(services|prices|rates|portfolio)\b/,
    },
    purpose: {
      es: "Qué haces, desde cuánto y cómo empezar.",
      en: "What you do, from how much, and how to start.",
    },
    rows: [
      [
        {
          type: "agentik",
          size: "large",
          layout: "card",
          title: { es: "{business}: {what}", en: "{business}: {what}" },
          description: {
            es: "Dinos qué necesitas y te decimos cuánto, antes de empezar.",
            en: "Tell us what you need and we tell you the price before we start.",
          },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Básico", en: "Basic" },
          description: { es: "Lo necesario, bien hecho.", en: "What is needed, well done." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Completo", en: "Complete" },
          description: { es: "El que más piden.", en: "The one that most people ask for." },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "A la medida", en: "Made to measure" },
          description: { es: "Lo platicamos.", en: "Let us talk." },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "card",
          title: { es: "Trabajos hechos", en: "Work done" },
          description: { es: "Antes y después.", en: "Before and after." },
        },
        {
          type: "agentik",
          size: "medium",
          layout: "card",
          title: { es: "Pide tu cotización", en: "Ask for a quote" },
          description: { es: "[[{phone}. ]]Cuéntanos.", en: "[[{phone}. ]]Tell us." },
        },
      ],
    ],
  },
  {
    key: "event",
    name: { es: "Página de un evento", en: "Event page" },
    asks: {
      es: /\b(evento|taller de|concierto|feria|fiesta|invitacion)\b/,
      en: /\b(event|workshop|concert|fair|party|invitation)\b/,
    },
    purpose: {
      es: "Qué, cuándo y dónde en la primera mirada, y apartar lugar.",
      en: "What, when and where at first sight, and a way to book.",
    },
    rows: [
      [
        {
          type: "space",
          size: "large",
          layout: "card",
          title: { es: "{what}", en: "{what}" },
          description: {
            es: "[[{date}. ]][[{time}. ]]Te esperamos.",
            en: "[[{date}. ]][[{time}. ]]See you there.",
          },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Cuándo", en: "When" },
          description: { es: "{date}[[, {time}]]", en: "{date}[[, {time}]]" },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Dónde", en: "Where" },
          description: { es: "{address}", en: "{address}" },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Entrada", en: "Entry" },
          description: { es: "{price}", en: "{price}" },
        },
      ],
      [
        {
          type: "artifakt",
          size: "small",
          layout: "card",
          title: { es: "Programa", en: "Programme" },
          description: { es: "Hora por hora.", en: "Hour by hour." },
        },
        {
          type: "agentik",
          size: "small",
          layout: "card",
          title: { es: "Aparta tu lugar", en: "Book your place" },
          description: {
            es: "[[{phone}. ]]Aparta tu lugar.",
            en: "[[{phone}. ]]Keep your place.",
          },
        },
        {
          type: "space",
          size: "small",
          layout: "card",
          title: { es: "Quién va", en: "Who comes" },
          description: { es: "Invita a alguien.", en: "Invite somebody." },
        },
      ],
    ],
  },
  {
    key: "team-board",
    name: { es: "Tablero del equipo", en: "Team board" },
    asks: {
      es: /\b(equipo|turnos|tareas|personal|empleados)\b/,
      en: /\b(team|shifts|tasks|staff|employees)\b/,
    },
    purpose: {
      es: "Quién está hoy, qué falta y los avisos.",
      en: "Who is here today, what is missing, and the notices.",
    },
    rows: [
      [
        {
          type: "space",
          size: "large",
          layout: "list",
          title: { es: "Hoy en turno", en: "On shift today" },
          description: {
            es: "Mañana y tarde, con nombres.",
            en: "Morning and afternoon, with names.",
          },
        },
        {
          type: "agentik",
          size: "large",
          layout: "list",
          title: { es: "Avisos", en: "Notices" },
          description: { es: "Lo que todos deben saber.", en: "What everybody has to know." },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          showMetrics: true,
          title: { es: "Por hacer", en: "To do" },
          description: { es: "Con nombre y hora.", en: "With a name and a time." },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          showMetrics: true,
          title: { es: "Haciéndose", en: "In progress" },
          description: { es: "No más de tres a la vez.", en: "No more than three at a time." },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          showMetrics: true,
          title: { es: "Listo", en: "Done" },
          description: { es: "Para la junta del lunes.", en: "For Monday's meeting." },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "card",
          title: { es: "Manuales", en: "Manuals" },
          description: { es: "Abrir, cerrar, limpiar.", en: "Opening, closing, cleaning." },
        },
        {
          type: "agentik",
          size: "medium",
          layout: "card",
          title: { es: "Pedir un cambio", en: "Ask for a change" },
          description: { es: "De turno o de día.", en: "Of shift or day." },
        },
      ],
    ],
  },
  {
    key: "contact",
    name: { es: "Contacto y ubicación", en: "Contact and place" },
    asks: {
      es: /\b(contacto|ubicacion|como llegar|direccion|mapa)\b/,
      en: /\b(contact|location|address|map|how to get)\b/,
    },
    purpose: {
      es: "Todo para encontrarte y escribirte.",
      en: "All that is needed to find you and write to you.",
    },
    rows: [
      [
        {
          type: "space",
          size: "large",
          layout: "card",
          title: { es: "{business}", en: "{business}" },
          description: { es: "[[{address}. ]][[{town}]]", en: "[[{address}. ]][[{town}]]" },
        },
        {
          type: "agentik",
          size: "large",
          layout: "card",
          title: { es: "WhatsApp", en: "WhatsApp" },
          description: { es: "{phone}", en: "{phone}" },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Horario", en: "Opening hours" },
          description: { es: "{hours}", en: "{hours}" },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Cómo llegar", en: "How to get there" },
          description: {
            es: "La esquina y la parada más cercanas.",
            en: "The nearest corner and stop.",
          },
        },
        {
          type: "artifakt",
          size: "medium",
          layout: "list",
          title: { es: "Preguntas frecuentes", en: "Questions" },
          description: {
            es: "Pagos, entregas y cambios.",
            en: "Payments, delivery and exchanges.",
          },
        },
      ],
    ],
  },
  {
    key: "start-page",
    name: { es: "Página de inicio", en: "Home page" },
    asks: {
      es: /\b(pagina (?:de inicio|principal|web)|sitio(?: web)?|pagina (?:para|de) (?:mi |un |una |el |la )?(?:negocio|restaurante|salon|tienda|cafeteria|agencia|panaderia|consultorio)|presentar mi negocio)\b/,
      en: /\b(home ?page|landing page|web ?site|(?:page|site) (?:for|of) (?:my |an? |the )?(?:business|restaurant|salon|shop|cafe|agency|bakery|practice)|present my business)\b/,
    },
    purpose: {
      es: "Quién eres, qué ofreces y cómo escribirte, en una pantalla.",
      en: "Who you are, what you offer and how to write to you, on one screen.",
    },
    rows: [
      [
        {
          type: "space",
          size: "large",
          layout: "card",
          title: { es: "{business}", en: "{business}" },
          description: {
            es: "[[{what}. ]][[En {town}.]]",
            en: "[[{what}. ]][[In {town}.]]",
          },
        },
        {
          type: "agentik",
          size: "large",
          layout: "card",
          title: { es: "Escríbenos", en: "Write to us" },
          description: {
            es: "[[{phone}. ]]Escríbenos.",
            en: "[[{phone}. ]]Write to us.",
          },
        },
      ],
      [
        {
          type: "artifakt",
          size: "medium",
          layout: "grid",
          title: { es: "Lo que hacemos", en: "What we do" },
          description: { es: "Lo más pedido.", en: "What people ask for." },
        },
      ],
      [
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Horario", en: "Opening hours" },
          isOptional: true,
          description: { es: "{hours}", en: "{hours}" },
        },
        {
          type: "space",
          size: "medium",
          layout: "list",
          title: { es: "Dónde estamos", en: "Where we are" },
          isOptional: true,
          description: { es: "{address}", en: "{address}" },
        },
      ],
    ],
  },
];
