/**
 * Colours out of a storefront, prices in one place, recordings, and reasons behind figures. Long because
 * it is content only.
 */
import { command, prompt, tableOf, textDocument, type BothCell } from "./make-part.ts";

/** Linear light of a channel, by its square: close to sRGB, with multiplication alone. */
const light = (row: number) =>
  `(0.2126*B${row}/255*B${row}/255+0.7152*C${row}/255*C${row}/255+0.0722*D${row}/255*D${row}/255+0.05)`;

const paletteRow = (
  row: number,
  name: BothCell,
  channel: (column: string) => string | number,
  use: BothCell,
): BothCell[] => [
  name,
  channel("B"),
  channel("C"),
  channel("D"),
  `=1.05/${light(row)}`,
  `=3-(B${row}+C${row}+D${row})/255`,
  use,
];

/** One colour of the storefront is entered; the others and their checks follow from it. */
export const STOREFRONT_PALETTE = tableOf(
  "storefront-palette",
  { es: "Paleta de tu fachada", en: "Palette of your storefront" },
  [
    [
      ["Color", "Colour"],
      ["Rojo (0 a 255)", "Red (0 to 255)"],
      ["Verde (0 a 255)", "Green (0 to 255)"],
      ["Azul (0 a 255)", "Blue (0 to 255)"],
      ["Contraste con blanco, en pantalla", "Contrast with white, on screen"],
      ["Tinta en papel (máximo 2.4)", "Ink on paper (2.4 at most)"],
      ["Para qué", "What for"],
    ],
    [
      ["Fachada: cámbialo aquí", "Storefront: change it here"],
      163,
      25,
      91,
      `=1.05/${light(2)}`,
      "=3-(B2+C2+D2)/255",
      [
        "letrero y botones; con 4.5 o más se leen letras blancas encima",
        "sign and buttons; from 4.5 on, white letters can be read on it",
      ],
    ],
    paletteRow(3, ["Texto", "Text"], (column) => `=${column}2*0.3`, [
      "letras sobre fondo claro; necesita 7 o más",
      "letters on a light ground; needs 7 or more",
    ]),
    paletteRow(4, ["Fondo", "Background"], (column) => `=255-(255-${column}2)*0.06`, [
      "papel y pantalla; cerca de 1",
      "paper and screen; close to 1",
    ]),
    paletteRow(5, ["Suave", "Soft"], (column) => `=255-(255-${column}2)*0.3`, [
      "bandas, bolsas, avisos",
      "bands, bags, notices",
    ]),
    paletteRow(6, ["Acento", "Accent"], (column) => `=(255-${column}2)*0.75`, [
      "ofertas y detalles: el opuesto de tu fachada",
      "offers and details: opposite your storefront",
    ]),
    [
      ["Cómo se hace", "How it is done"],
      "",
      "",
      "",
      ["pantalla", "screen"],
      ["en papel kraft, baja de 2", "on kraft paper, below 2"],
      [
        "foto de tu fachada a la sombra, ábrela en el editor del teléfono, toca el color y copia sus tres números",
        "take a picture of your storefront in the shade, open it in the phone's editor, tap the colour and copy its three numbers",
      ],
    ],
  ],
);

/** One place for prices: pages take them from it, agentiks quote it. */
export const PRICE_LIST = tableOf("price-list", { es: "Lista de precios", en: "Price list" }, [
  [
    ["Producto", "Product"],
    ["Categoría", "Category"],
    ["Precio", "Price"],
    ["Unidad", "Unit"],
  ],
  [["Tomate saladet", "Plum tomatoes"], ["Verdura", "Vegetables"], 28, "kg"],
  [["Aguacate", "Avocado"], ["Verdura", "Vegetables"], 75, "kg"],
  [["Frijol negro", "Black beans"], ["Abarrotes", "Groceries"], 42, "kg"],
  [["Huevo", "Eggs"], ["Abarrotes", "Groceries"], 48, ["docena", "dozen"]],
  [["Queso fresco", "Fresh cheese"], ["Lácteos", "Dairy"], 130, "kg"],
]);

export const PRICES_EVERYWHERE = textDocument(
  "prices-everywhere",
  { es: "Un precio, todos los lugares", en: "One price, every place" },
  {
    es: `# Una sola lista
Tus precios viven en la tabla «Lista de precios». Se cambian ahí y en ningún otro lado.

| Dónde se ven | Cómo se conecta (una vez) |
| --- | --- |
| Tu página | En el Constructor, abre el bloque de precios y elige tomarlos de esa tabla |
| Tu agentik | Guarda la misma tabla en el espacio donde contesta: dice el precio y suma los pedidos |
| Cotizaciones | Copia la línea de la tabla, no de la cotización anterior |
| Etiquetas y carteles | Imprímelas después de cambiar la tabla |

# El día que cambia un precio
1. Cambia la línea en la tabla. 2. Actualiza los precios de tu página. 3. Pregunta a tu agentik cuánto cuesta. 4. Cambia la etiqueta. Son cinco minutos, y nadie cobra el de ayer.
`,
    en: `# One list
Your prices live in the table "Price list". They are changed there, and nowhere else.

| Where they are seen | How it is connected (once) |
| --- | --- |
| Your page | In the Builder, open the block of prices and choose to take them from that table |
| Your agentik | Keep the same table in the space where it answers: it says the price and adds up orders |
| Quotes | Copy the line from the table, not from the former quote |
| Labels and posters | Print them after the table was changed |

# The day a price changes
1. Change the line of the table. 2. Bring the prices of your page up to date. 3. Ask your agentik what it costs. 4. Change the label. It takes five minutes, and yesterday's price is gone.
`,
  },
);

export const CATALOGUE_REPLY = command("reply-catalogue", ["catalogo", "catalogue"], {
  es: "Aquí está nuestro catálogo, con fotos y precios de hoy: [enlace de tu página]. ¿Cuál te gustó? Te digo si lo tengo y te lo aparto.",
  en: "Here is our catalogue, with pictures and today's prices: [link to your page]. Which one do you like? I will tell you if I have it, and keep it for you.",
});

export const RECORDING_GUIDE = textDocument(
  "clean-recordings",
  { es: "Graba tu voz limpia con el teléfono", en: "Record your voice clean with a phone" },
  {
    es: `# El cuarto hace la mitad
1. Graba en un clóset con ropa o dentro del coche estacionado: la tela quita el eco.
2. Apaga refrigerador, ventilador y avisos del teléfono. Espera cinco segundos y escucha.
3. El teléfono va a un palmo de la boca y un poco de lado, para que las pes no truenen.

# La toma
- De pie y sonriendo: se oye. Lee el texto dos veces en voz alta antes de grabar.
- Deja dos segundos de silencio al principio y al final.
- Haz tres tomas seguidas; casi siempre sirve la segunda.

# La limpieza (gratis, en el teléfono)
1. Corta los silencios de más, pero deja medio segundo en cada lado.
2. Si tu grabadora tiene «reducir ruido», úsalo una sola vez: dos veces suena a lata.
3. Si pones música, que se oiga cuatro veces más bajo que tu voz, y sube solo al final.

# Tres textos listos
**Saludo del teléfono (10 segundos):** Gracias por llamar a [negocio]. Abrimos de [hora] a [hora]. Si nos escribes por WhatsApp a este número, te contestamos más rápido.
**Fuera de horario:** Ya cerramos por hoy. Mañana abrimos a las [hora]. Déjanos tu nombre y qué necesitas, y te llamamos temprano.
**Anuncio del local (15 segundos):** Hoy en [negocio], [producto] a [precio] hasta que se acabe. Pregunta en el mostrador.
`,
    en: `# The room does half of it
1. Record in a wardrobe full of clothes, or in a parked car: cloth takes the echo away.
2. Switch off fridge, fan and the phone's alerts. Wait five seconds, and listen.
3. Hold the phone a hand's width from your mouth and a little to the side, so that the Ps do not pop.

# The take
- Standing, and smiling: it can be heard. Read the text aloud twice before you record.
- Leave two seconds of silence at the beginning and the end.
- Do three takes in a row; it is nearly always the second.

# Cleaning it (free, on the phone)
1. Cut the long silences, but leave half a second on each side.
2. If your recorder has "reduce noise", use it once only: twice sounds like a tin.
3. With music, keep it four times quieter than your voice, and let it rise at the very end.

# Three ready texts
**Greeting of the phone (10 seconds):** Thank you for calling [business]. We are open from [time] to [time]. If you write to this number on WhatsApp, we answer sooner.
**Out of hours:** We are closed for today. Tomorrow we open at [time]. Leave your name and what you need, and we will call you early.
**Announcement in the shop (15 seconds):** Today at [business], [product] for [price] while it lasts. Ask at the counter.
`,
  },
);

/** A change of sales is what came of more customers, and what of larger receipts. */
export const CHANGE_REASONS = tableOf(
  "change-reasons",
  { es: "La razón de cada cambio", en: "The reason behind each change" },
  [
    [
      ["Dato", "Figure"],
      ["Semana pasada", "Last week"],
      ["Esta semana", "This week"],
      ["Cambio", "Change"],
      ["Cómo se lee", "How to read it"],
    ],
    [["Clientes o tickets", "Customers or receipts"], 420, 455, "=C2-B2", ""],
    [["Venta total", "Total sales"], 31500, 33215, "=C3-B3", ""],
    [["Compras", "Purchases"], 12600, 13900, "=C4-B4", ""],
    [["Nómina", "Wages"], 8000, 8000, "=C5-B5", ""],
    [["Clientes que volvieron", "Customers who came back"], 130, 150, "=C6-B6", ""],
    [["Ticket promedio", "Average receipt"], "=B3/B2", "=C3/C2", "=C7-B7", ""],
    [
      ["La venta cambió por más o menos gente", "Sales changed by more or fewer people"],
      "",
      "",
      "=D2*B7",
      [
        "si es lo mayor: clima, letrero, hora de abrir",
        "if the largest: weather, sign, opening time",
      ],
    ],
    [
      ["La venta cambió por el ticket", "Sales changed by the receipt"],
      "",
      "",
      "=D7*C2",
      [
        "si es lo mayor: precio, combos, quién atendió",
        "if the largest: price, bundles, who served",
      ],
    ],
    [
      ["Lo que quedó", "What was left"],
      "=B3-B4-B5",
      "=C3-C4-C5",
      "=C10-B10",
      ["venta menos compras y nómina", "sales less purchases and wages"],
    ],
    [
      ["Compras de cada peso vendido", "Purchases out of each peso sold"],
      "=B4/B3",
      "=C4/C3",
      "=C11-B11",
      [
        "si sube, un proveedor subió o hubo merma",
        "if it rises, a supplier did, or there was waste",
      ],
    ],
    [
      ["De cada cliente, cuántos volvieron", "How many of the customers came back"],
      "=B6/B2",
      "=C6/C2",
      "=C12-B12",
      ["si baja dos semanas, lee tus reseñas", "if it falls two weeks running, read your reviews"],
    ],
  ],
);

export const HOLD_TEXT = prompt(
  "creator-closed-notice",
  "text",
  { es: "Aviso de cierre, para grabarlo", en: "Closing notice, to be recorded" },
  {
    es: "Aviso corto para clientes: hoy cerramos a las 15:00 por inventario.",
    en: "Short notice to customers: today we close at 3 pm for stocktaking.",
  },
);
